"""QR codes: an address that a camera reads from a screen."""

import asyncio
import io
from functools import lru_cache

import segno
from markupsafe import Markup

BORDER = 2  # of the four that the norm wants: the sheet around it is white too
MOST_KEPT = 256  # a waiting room is drawn again and again


@lru_cache(MOST_KEPT)
def qr(text: str) -> Markup:
    """A QR code as SVG; the colours are always those that cameras know."""
    out = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(out, kind="svg", border=BORDER, xmldecl=False, omitsize=True, dark="#1d1a17", light="#fff")
    return Markup(out.getvalue().decode())


async def qr_beside(text: str) -> Markup:
    """The same, drawn in a thread: it takes a while."""
    return await asyncio.to_thread(qr, text)
