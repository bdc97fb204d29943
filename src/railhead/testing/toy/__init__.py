"""Last Lantern: the small game that shows and tests everything the kernel can do."""
