"""What to call a device in the list of somebody's keys: as its browser introduces itself."""

from railhead.web.language import say

BROWSERS = {"edg": "edge", "opr": "opera", "firefox": "firefox", "chrom": "chrome", "safari": "safari"}
SYSTEMS = {
    "android": "android",
    "iphone": "iphone",
    "ipad": "ipad",
    "windows": "windows",
    "mac os": "mac",
    "linux": "linux",
}
BROWSER_NAMES = {"edge": "Edge", "opera": "Opera", "firefox": "Firefox", "chrome": "Chrome", "safari": "Safari"}
SYSTEM_NAMES = {
    "android": "Android",
    "iphone": "iPhone",
    "ipad": "iPad",
    "windows": "Windows",
    "mac": "Mac",
    "linux": "Linux",
}
HANDHELD = ("android", "iphone", "ipad")
PROGRAM = "program"


def device_of(agent: str, *, program: bool = False) -> str:
    """Browser and system, as two words for the store; empty: it does not say."""
    if program:
        return PROGRAM
    told = agent.lower()
    browser = next((name for sign, name in BROWSERS.items() if sign in told), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in told), "")
    return f"{browser} {system}".strip()


def device_title(device: str) -> str:
    """The same in the language of the reader."""
    if device == PROGRAM:
        return say("profile-program")
    parts = device.split()
    browser = next((BROWSER_NAMES[part] for part in parts if part in BROWSER_NAMES), "")
    system = next((SYSTEM_NAMES[part] for part in parts if part in SYSTEM_NAMES), "")
    if browser and system:
        return say("profile-device", browser=browser, system=system)
    return browser or system or say("profile-some-device")


def handheld(device: str) -> bool:
    return any(part in HANDHELD for part in device.split())
