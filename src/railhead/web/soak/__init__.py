"""Soaks of the web platform: bounded, on this machine only, ending by themselves."""
