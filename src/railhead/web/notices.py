"""How somebody hears that it is his turn while no page is open: what one does about it on my page."""

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from railhead.web import feeds
from railhead.web.access import house_of
from railhead.web.api import somebody as program
from railhead.web.api import text_in, yes_in
from railhead.web.guard import form_of, json_of
from railhead.web.people import token_of
from railhead.web.profile import show_me, somebody


async def make_feed(request: Request) -> Response:
    await form_of(request)
    person = await somebody(request)
    token = await feeds.make(house_of(request), person)
    return await show_me(request, person, feed=f"{request.base_url}feed/{token}")


async def end_feed(request: Request) -> Response:
    await form_of(request)
    await feeds.end(house_of(request), await somebody(request))
    return RedirectResponse("/me#notices", 303)


async def set_hook(request: Request) -> Response:
    fields = await form_of(request)
    url, base = fields.get("url", "").strip(), str(request.base_url)
    await house_of(request).tables.messenger.set(await somebody(request), url, base)
    return RedirectResponse("/me#notices", 303)


async def end_hook(request: Request) -> Response:
    await form_of(request)
    await house_of(request).tables.messenger.drop(await somebody(request))
    return RedirectResponse("/me#notices", 303)


async def end_push(request: Request) -> Response:
    """Tell this device no more; the script of the page also lets the browser forget it."""
    await form_of(request)
    await house_of(request).tables.pusher.end(await somebody(request), token_of(request))
    return RedirectResponse("/me#notices", 303)


# --- for programs, and for the script of the page ---------------------------------------------------------------------


async def show_push(request: Request) -> Response:
    """The key that a browser subscribes with, and how many of one's devices are told."""
    person, pusher = await program(request), house_of(request).tables.pusher
    here = await pusher.here(person, token_of(request))
    return JSONResponse({"key": pusher.key, "devices": len(await pusher.of(person)), "here": here})


async def subscribe(request: Request) -> Response:
    person = await program(request)
    data = await json_of(request)
    url, point, auth = (text_in(data, name) for name in ("endpoint", "p256dh", "auth"))
    await house_of(request).tables.pusher.subscribe(person, token_of(request), url, point, auth)
    return JSONResponse({"result": "done"})


async def unsubscribe(request: Request) -> Response:
    """This device, or with `all` every one."""
    person = await program(request)
    everywhere = yes_in(await json_of(request), "all")
    await house_of(request).tables.pusher.end(person, "" if everywhere else token_of(request))
    return JSONResponse({"result": "done"})


ROUTES = [
    Route("/me/feed", make_feed, methods=["POST"]),
    Route("/me/feed/end", end_feed, methods=["POST"]),
    Route("/me/hook", set_hook, methods=["POST"]),
    Route("/me/hook/end", end_hook, methods=["POST"]),
    Route("/me/push/end", end_push, methods=["POST"]),
    Route("/api/me/push", show_push),
    Route("/api/me/push", subscribe, methods=["POST"]),
    Route("/api/me/push/end", unsubscribe, methods=["POST"]),
]
