// The envelope of a link, read before the rules are here: which game it is, who sent it, with which words. What is inside is
// played by the rules alone (src/fabletable/kernel/link.py).

const FORMAT = 1;
const CRC_BYTES = 4;

export interface LinkHeader {
  kind: "replay" | "moment" | "play-on" | "puzzle";
  game: string;
  length: number;
  over: boolean;
  at: number;
  seat: number;
  words: string;
  seats: { name: string; bot: string }[];
}

export type Envelope = { state: "whole"; header: LinkHeader } | { state: "damaged" } | { state: "newer" };

type Fields = [LinkHeader["kind"], string, string, number, string, unknown, number, boolean, number?, number?, string?, [string, string?][]?];

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let sum = index;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

function bytesOf(letters: string): Uint8Array {
  const plain = letters.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0));
}

type Opened = { state: "whole"; fields: unknown } | { state: "damaged" } | { state: "newer" };

/** The header of an envelope of this format, as it was written. */
export function openEnvelope(letters: string, format: number): Opened {
  try {
    const bytes = bytesOf(letters);
    const content = bytes.subarray(0, -CRC_BYTES);
    const crc = new DataView(bytes.buffer).getUint32(bytes.length - CRC_BYTES);
    if (content.length === 0 || crc32(content) !== crc) return { state: "damaged" };
    if (content[0] !== format) return { state: "newer" };
    let [size, shift, begin] = [0, 0, 1];
    for (let byte = 0x80; byte & 0x80; shift += 7) size |= ((byte = content[begin++] ?? 0) & 0x7f) << shift;
    return { state: "whole", fields: JSON.parse(new TextDecoder().decode(content.subarray(begin, begin + size))) };
  } catch {
    return { state: "damaged" };
  }
}

export function readEnvelope(letters: string): Envelope {
  const opened = openEnvelope(letters, FORMAT);
  try {
    return opened.state === "whole" ? { state: "whole", header: headerOf(opened.fields as Fields) } : opened;
  } catch {
    return { state: "damaged" };
  }
}

function headerOf([kind, game, , players, , , length, over, at = 0, seat = 0, words = "", seats = []]: Fields): LinkHeader {
  const sat = Array.from({ length: players }, (_, index) => ({ name: seats[index]?.[0] ?? "", bot: seats[index]?.[1] ?? "" }));
  return { kind, game, length, over, at, seat, words, seats: sat };
}
