"""How Discord signs the interactions that it sends over HTTP."""

from __future__ import annotations

import time

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

KEY = Ed25519PrivateKey.from_private_bytes(b"stand-in for discord, on loopback"[:32])
PUBLIC_KEY = KEY.public_key().public_bytes_raw().hex()
"""As the developer portal shows it, and the application's `verify_key`."""


def signed(body: bytes, at: float | None = None, key: Ed25519PrivateKey = KEY) -> dict[str, str]:
    """Make the headers of a request. at: seconds since 1970; now if left out."""
    stamp = str(int(time.time() if at is None else at))
    signature = key.sign(stamp.encode() + body).hex()
    return {"X-Signature-Ed25519": signature, "X-Signature-Timestamp": stamp, "Content-Type": "application/json"}
