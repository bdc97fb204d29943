"""How somebody hears that it is his turn while no page is open: what one does about it on my page."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from railhead.web import feeds
from railhead.web.access import house_of
from railhead.web.guard import form_of
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


ROUTES = [
    Route("/me/feed", make_feed, methods=["POST"]),
    Route("/me/feed/end", end_feed, methods=["POST"]),
    Route("/me/hook", set_hook, methods=["POST"]),
    Route("/me/hook/end", end_hook, methods=["POST"]),
]
