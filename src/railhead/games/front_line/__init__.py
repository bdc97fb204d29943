"""Front Line: No Komrades (2 to 10 comrades, the last one alive wins)."""
