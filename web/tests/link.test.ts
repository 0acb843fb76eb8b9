// The envelope of a link, as src/fabletable/kernel/link.py writes it: read whole, and every wrong letter is noticed.
import { describe, expect, it } from "vitest";
import { readEnvelope } from "../src/features/link/envelope";
import { gameLink, pageAddress } from "../src/features/share/address";

const LETTERS =
  "AU1bIm1vbWVudCIsImRpY2Vmb3JnZSIsIjYiLDIsIngiLHsiZmVhdHMiOiJpbnRyb2R1Y3RvcnkifSw3NSx0cnVlLDksMCwiSG0iLFtdXS4DPkp2jMKXh2nUyYYzAidzD72Hh3sx26jV6JjRze_GzEHlHNgMfqgmKYc";
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

describe("the envelope of a link", () => {
  it("tells the game, the moment and the sender's words", () => {
    const read = readEnvelope(LETTERS);
    expect(read).toEqual({
      state: "whole",
      header: {
        kind: "moment",
        game: "diceforge",
        length: 75,
        over: true,
        at: 9,
        seat: 0,
        words: "Hm",
        seats: [
          { name: "", bot: "" },
          { name: "", bot: "" },
        ],
      },
    });
  });

  it("notices every changed and every missing letter", () => {
    for (let at = 0; at < LETTERS.length - 1; at++) {
      const other = ALPHABET[(ALPHABET.indexOf(LETTERS[at] ?? "A") + 1) % ALPHABET.length] ?? "A";
      expect(readEnvelope(LETTERS.slice(0, at) + other + LETTERS.slice(at + 1)).state).toBe("damaged");
      expect(readEnvelope(LETTERS.slice(0, at)).state).toBe("damaged");
    }
    for (const odd of ["", "%", "é", "A", "AAAA"]) expect(readEnvelope(odd).state).toBe("damaged");
  });
});

describe("the address of a page", () => {
  it("is a folder of a site or server, or none", () => {
    expect(pageAddress("example.org")).toBe("https://example.org/");
    expect(pageAddress(" http://10.0.0.2:8000/games/index.html#x ")).toBe("http://10.0.0.2:8000/games/");
    for (const bad of ["", "   ", "javascript://x", "http://", "a b"]) expect(pageAddress(bad)).toBe("");
    expect(gameLink("https://example.org/", "abc")).toBe("https://example.org/#/g/abc");
  });
});
