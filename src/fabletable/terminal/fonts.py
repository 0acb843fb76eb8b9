"""The page's fonts, embedded in a report so that it looks like the table."""

from __future__ import annotations

from base64 import b64encode
from importlib import resources
from typing import Final

LETTERS: Final = {
    "en": ("latin",),
    "cs": ("latin", "latin-ext"),
    "ru": ("latin", "cyrillic"),
    "bg": ("latin", "cyrillic"),
}

RANGES: Final = {
    "latin": "U+0000-00FF, U+2000-206F, U+2212, U+25C6",
    "latin-ext": "U+0100-02BA, U+1E00-1E9F",
    "cyrillic": "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116",
}

FONTS: Final = (
    ("Alegreya Variable", "alegreya", "wght-normal", "400 900", "normal"),
    ("Alegreya Variable", "alegreya", "wght-italic", "400 900", "italic"),
    ("Alegreya Sans", "alegreya-sans", "400-normal", "400", "normal"),
    ("Alegreya Sans", "alegreya-sans", "700-normal", "700", "normal"),
)


def page_fonts(language: str) -> str:
    """Return @font-face rules with embedded fonts; none where the page has not been built."""
    folder = resources.files("fabletable.server") / "page" / "assets"
    if not folder.is_dir():
        return ""
    files = {file.name: file for file in folder.iterdir() if file.name.endswith(".woff2")}
    rules = []
    for family, name, cut, weight, style in FONTS:
        for letters in LETTERS[language]:
            file = next((files[each] for each in sorted(files) if each.startswith(f"{name}-{letters}-{cut}-")), None)
            if file is not None:
                data = b64encode(file.read_bytes()).decode()
                rules.append(
                    f"@font-face{{font-family:'{family}';font-weight:{weight};font-style:{style};"
                    f"unicode-range:{RANGES[letters]};src:url(data:font/woff2;base64,{data}) format('woff2')}}"
                )
    return "\n".join(rules)
