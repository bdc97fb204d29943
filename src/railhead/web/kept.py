"""What was made lately and will be wanted again."""

from collections.abc import Hashable
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Kept(Generic[Made]):
    """Keeps at least the last `most` things that were wanted, and at most twice as many."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.young: dict[Hashable, Made] = {}
        self.old: dict[Hashable, Made] = {}  # whatever is not wanted before the young ones are old is forgotten

    def get(self, key: Hashable) -> Made | None:
        found = self.young.get(key)
        if found is None:
            found = self.old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Hashable, made: Made) -> None:
        if len(self.young) >= self.most:
            self.old, self.young = self.young, {}
        self.young[key] = made
