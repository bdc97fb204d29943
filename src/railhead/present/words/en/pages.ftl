# The pages around the tables, and the frame of a table
page-language = Language
page-take = Change
