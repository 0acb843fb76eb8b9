"""The description of the API as it is really answered: every refusal is a problem with a code."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from fabletable.kernel.catalogue import LANGUAGES
from fabletable.server import messages
from fabletable.table.messages import devices, invitations, notifications, records, tables

_ALWAYS = (400, 403, 414, 429, 503)
_AT_A_TABLE = (404, 409)
_MAYBE_NOT_THERE = ("/api/lobby", "/api/keys/carry", "/api/keys/look", "/api/keys/take")
"""A lobby that is closed, a table of another keyring, a ticket that is used up."""
_WITH_A_TICKET = ("/api/keys/look", "/api/keys/take")
_PROBLEM = {"$ref": "#/components/schemas/Problem"}

BODIES = (tables, invitations, devices, notifications, records, messages)
"""The modules that declare all bodies."""


class Truthful(JsonRenderPlugin):
    """Litestar's description with what it cannot know."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, described(openapi_schema))


def described(schema: dict[str, Any]) -> dict[str, Any]:
    schemas = schema["components"]["schemas"]
    schemas["Problem"] = msgspec.json.schema_components([messages.Problem])[1]["Problem"]
    schemas["Problem"]["required"] = ["code", "args", "rule"]
    for name, part in schemas.items():
        kind = next((vars(room)[name] for room in BODIES if name in vars(room)), None)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.forbid_unknown_fields:
            part["additionalProperties"] = False
    for path, operations in schema["paths"].items():
        for operation in operations.values():
            _describe(path, operation)
    return schema


def _describe(path: str, operation: dict[str, Any]) -> None:
    for status in _refusals(path, operation):
        answer = {"description": HTTPStatus(status).phrase, "content": {"application/json": {"schema": _PROBLEM}}}
        operation["responses"][str(status)] = answer
    done = operation["responses"].get("200", {})
    if "/text/" in path:
        done["content"] = {"text/plain": {"schema": {"type": "string"}}}
        operation["responses"]["304"] = {"description": HTTPStatus(304).phrase}
    if path.endswith(("/record", "/report")):
        done["content"] = {"application/json": {"schema": {"type": "object"}}}
    for parameter in operation.get("parameters", []):
        if parameter["name"] == "language":
            parameter["schema"]["enum"] = list(LANGUAGES)


def _refusals(path: str, operation: dict[str, Any]) -> list[int]:
    named = {parameter["name"] for parameter in operation.get("parameters", [])}
    found = [*_ALWAYS]
    if "{" in path or path == "/api/tables":
        found += _AT_A_TABLE
    if path in _MAYBE_NOT_THERE:
        found.append(404)
    if path in _WITH_A_TICKET:
        found += [401, 409, 410]
    if "Authorization" in named:
        found.append(401)
    if "requestBody" in operation:
        found.append(413)
    return found


def methods_of(app: Litestar) -> Callable[[str], list[str]]:
    """Return the methods a path answers; none when there is nothing. Litestar's own answer forgets some."""
    known: defaultdict[str, set[str]] = defaultdict(set)
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            known[re.sub(r"\\\{(\w+)\\\}", "[^/]+", re.escape(route.path_format))] |= set(route.methods)
    patterns = [(re.compile(pattern), sorted(methods)) for pattern, methods in known.items()]

    def methods_at(path: str) -> list[str]:
        found = [methods for pattern, methods in patterns if pattern.fullmatch(path.rstrip("/") or "/")]
        return found[0] if found else []

    return methods_at
