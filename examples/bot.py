"""A bot of thirty lines that plays over the JSON API: it opens a table against a greedy bot and answers at random.

railhead serve &
python examples/bot.py http://127.0.0.1:8000 front_line
"""

import json
import random
import sys
import time
import urllib.request
from typing import Any

BASE, GAME = sys.argv[1].rstrip("/"), sys.argv[2]
TOKEN = ""


def call(path: str, data: dict[str, Any] | None = None) -> dict[str, Any]:
    body = None if data is None else json.dumps({"key": f"{random.getrandbits(64):x}", **data}).encode()
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {TOKEN}"} if TOKEN else {})}
    with urllib.request.urlopen(urllib.request.Request(BASE + path, body, headers)) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


TOKEN = call("/api/people", {"name": "Thirty lines"})["token"]
table = call("/api/tables", {"game": GAME, "seats": ["me", "greedy"]})
place, seat = f"/api/tables/{table['table']}", table["seats"][0]
sight = call(place)
while not sight["over"]:
    if sight["ask"]:
        option = random.choice(sight["ask"]["options"])["name"]
        sight = call(f"{place}/answer", {"seat": seat, "option": option, "version": sight["version"]})
    else:
        time.sleep(0.05)
        sight = call(place)
print(*sight["results"], sep="\n")
