"""The nets that catch errors, published so that every ruleset can be run through them."""
