"""Railhead in the browser: tables, friends, bots, spectators and replays over an append-only log."""
