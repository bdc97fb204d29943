# The frame of pages and terminal
mark-turned = turned
mark-used = used
preview-ends = The match ends.
