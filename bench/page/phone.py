"""A phone with a slow network, as Chromium can pretend to be one."""

from playwright.sync_api import Browser, Page, ViewportSize
from tests.browser.visiting import PHONE

BITS = 1_600_000
ROUND_TRIP = 150


def slow_down(page: Page, times: int) -> None:
    """Let the page's processor be so many times slower."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def slow_network(page: Page) -> None:
    """1.6 Mbit/s down, half of that up, 150 ms there and back."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    limits = {"latency": ROUND_TRIP, "downloadThroughput": BITS / 8, "uploadThroughput": BITS / 16}
    session.send("Network.emulateNetworkConditions", {"offline": False, **limits})


def new_page(
    browser: Browser, size: ViewportSize = PHONE, scale: float = 2, kept: str = '{"lang":"en","theme":"dark"}'
) -> Page:
    """A visitor who has never been here, and who likes to see things move."""
    context = browser.new_context(viewport=size, device_scale_factor=scale, reduced_motion="no-preference")
    context.set_default_timeout(60_000)
    context.add_init_script(f"localStorage.getItem('clickbang') ?? localStorage.setItem('clickbang', '{kept}')")
    return context.new_page()
