"""What a viewer gets to see of a match, for terminal, browser and API alike; the edges only draw it."""
