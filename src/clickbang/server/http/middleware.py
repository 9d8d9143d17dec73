"""What stands before an application, and sees everything that is asked of it."""

from starlette.types import ASGIApp, Receive, Scope, Send


class Middleware:
    """Handles requests and WebSockets; that the server starts and stops is the application's own affair."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        handle = self.app if scope["type"] == "lifespan" else self.handle
        await handle(scope, receive, send)

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request or a WebSocket."""
        raise NotImplementedError
