"""Web push: a notice encrypted for one browser and signed by this server (RFC 8030, 8291 and 8292)."""

import base64
import time
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from pywebpush import WebPusher

from remnants.kernel.refusal import BadInput
from remnants.server.storage.notice_queries import Browser

ONE_DAY = 24 * 3600
SIGNED_FOR = 12 * 3600
AUTH_BYTES = 16


def new_key() -> str:
    """A new key of a server, as it is kept."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


class Signature:
    """Signs notices with the server's key."""

    def __init__(self, key: str, contact: str) -> None:
        self._vapid = Vapid02.from_pem(key.encode())
        self.contact = contact

    @property
    def public_key(self) -> str:
        """What browsers subscribe with."""
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def sealed(self, browser: Browser, body: bytes, topic: str) -> tuple[bytes, dict[str, str]]:
        """What is posted to a browser's push service: the encrypted body, and headers that say who sends it."""
        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        encrypted: bytes = WebPusher({"endpoint": browser.endpoint, "keys": keys}).encode(body)["body"]
        parts = urlsplit(browser.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self.contact,
            "exp": int(time.time()) + SIGNED_FOR,
        }
        headers: dict[str, str] = dict(self._vapid.sign(claims))
        headers["Content-Encoding"] = "aes128gcm"
        headers["Content-Type"] = "application/octet-stream"
        headers["TTL"] = str(ONE_DAY)
        headers["Topic"] = topic
        headers["Urgency"] = "high"
        return encrypted, headers


def check_keys(p256dh: str, auth: str) -> None:
    """Refuses keys that nothing could be encrypted for."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        good = len(_bytes(auth)) == AUTH_BYTES
    except (ValueError, UnsupportedAlgorithm):
        good = False
    if not good:
        raise BadInput("these are no keys of a push subscription; send what PushSubscription.toJSON() gives")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
