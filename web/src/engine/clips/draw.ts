// Draws one instant of a clip: its ground, what is told in it, dice in the air or at rest, sums, how it came out.
import { broken } from "../look/lines";
import type { Piece } from "../../scene/types";
import { BONE, COIN, DARKNESS, SLATE } from "../look/clip";
import { signed } from "../pieces/change.svelte";
import { toneOf } from "../pieces/gems";
import { about, after, lying, seen } from "./cube";
import { comes, toldBy, type Clip, type ClipPart, type ClipSide } from "./plan";
import { artStamp, faceStamp, iconStamp, sceneryStamp } from "./stamps";

export const WIDE = 640;
export const HIGH = 400;
const FACE = 128;
const EDGE = 16;
const HEAD = 68;
const PORTRAIT = { wide: 128, high: 176 };
const SEALS = { won: "laurels", drawn: "crossed-swords", lost: "broken-shield" } as const;

type Pen = CanvasRenderingContext2D;
interface Spot {
  x: number;
  y: number;
}

/** The look of the page as colours and letters that a canvas understands. */
interface Look {
  ink: string;
  ink2: string;
  accent: string;
  panel: string;
  panel2: string;
  line: string;
  near: string;
  far: string;
  veil: string;
  ok: string;
  danger: string;
  title: string;
  story: string;
  ui: string;
  dark: boolean;
}

/** Colours may be tokens or mixtures of them: the browser says what they come to. */
function resolver(): { of: (color: string) => string; done: () => void } {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.hidden = true;
  return {
    of: (color) => {
      probe.style.color = "";
      probe.style.color = color;
      return getComputedStyle(probe).color;
    },
    done: () => probe.remove(),
  };
}

function lookNow(of: (color: string) => string): Look {
  const root = document.documentElement;
  const letters = (name: string) => getComputedStyle(root).getPropertyValue(name).trim() || "serif";
  const token = (name: string) => of(`var(${name})`);
  return {
    ink: token("--ink"),
    ink2: token("--ink-2"),
    accent: token("--accent"),
    panel: token("--panel"),
    panel2: token("--panel-3"),
    line: token("--line-2"),
    near: token("--table-a"),
    far: token("--table-b"),
    veil: token(root.dataset["theme"] === "light" ? "--panel" : "--table-b"),
    ok: token("--ok"),
    danger: token("--danger"),
    title: letters("--f-title"),
    story: letters("--f-story"),
    ui: letters("--f-ui"),
    dark: root.dataset["theme"] !== "light",
  };
}

/** Everything that is drawn more than once, ready. */
export interface Stage {
  clip: Clip;
  look: Look;
  faces: Map<string, CanvasImageSource>;
  arts: Map<string, HTMLImageElement[]>;
  icons: Map<string, HTMLImageElement>;
  scenery: HTMLImageElement;
  color: (given: string) => string;
}

const keyOf = (thing: unknown): string => JSON.stringify(thing);

export async function prepared(clip: Clip): Promise<Stage> {
  const { of, done } = resolver();
  const look = lookNow(of);
  const colors = new Map(
    [...clip.sides.map((side) => side.color), ...clip.sides.flatMap((side) => side.dice).flatMap(tones)].map((each) => [each, of(each)] as const),
  );
  done();
  await lettered(clip, look);
  const faces = new Map<string, CanvasImageSource>();
  for (const die of clip.sides.flatMap((side) => side.dice))
    for (const face of die.faces ?? []) {
      const key = faceKey(die, face);
      if (!faces.has(key))
        faces.set(key, die.kind === "token" ? await coin(face, colors.get(toneOf(face.tone || die.tone)) ?? look.accent) : await side(die, face));
    }
  const arts = new Map<string, HTMLImageElement[]>();
  for (const art of [...clip.sides.map((each) => each.art), clip.art])
    if (art && !arts.has(keyOf(art))) arts.set(keyOf(art), await artStamp(art, 2 * PORTRAIT.wide, 2 * PORTRAIT.high));
  const icons = new Map<string, HTMLImageElement>();
  for (const name of new Set(["crossed-swords", clip.fate ? SEALS[clip.fate] : "", ...clip.sides.map((each) => each.icon)]))
    if (name) icons.set(name, await iconStamp(name, name === "crossed-swords" ? look.ink2 : COIN.ink, 96));
  const fight = Object.fromEntries(["sky", "glow", "far", "mid", "near"].map((name) => [name, `var(--fight-${name})`]));
  const table = { sky: look.near, glow: look.accent, far: look.panel2, mid: look.panel, near: look.far };
  const scenery = await sceneryStamp(clip.scenery, clip.shape === "facing" ? fight : table, WIDE, HIGH);
  return { clip, look, faces, arts, icons, scenery, color: (given) => colors.get(given) ?? given };
}

const tones = (die: Piece): string[] => (die.kind === "token" ? (die.faces ?? []).map((face) => toneOf(face.tone || die.tone)) : []);
const faceKey = (die: Piece, face: Piece): string => keyOf([die.kind, die.tone, { ...face, id: "", label: "" }]);

/** Letters that no text of the page has needed yet are fetched before the first picture. */
async function lettered(clip: Clip, look: Look): Promise<void> {
  const all = keyOf(clip);
  const fonts = [`700 20px ${look.title}`, `700 20px ${look.story}`, `500 14px ${look.ui}`, `700 14px ${look.ui}`, `800 40px ${look.ui}`];
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, all)));
}

function canvasOf(size: number): { canvas: HTMLCanvasElement; pen: Pen } {
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  return { canvas, pen: canvas.getContext("2d")! };
}

async function side(die: Piece, face: Piece): Promise<CanvasImageSource> {
  const { canvas, pen } = canvasOf(FACE);
  const dark = die.tone === "dark";
  const bone = dark ? SLATE : BONE;
  pen.fillStyle = bone.edge;
  pen.fillRect(0, 0, FACE, FACE);
  const ground = pen.createRadialGradient(0.35 * FACE, 0.25 * FACE, 2, 0.5 * FACE, 0.5 * FACE, 0.75 * FACE);
  ground.addColorStop(0, bone.lit);
  ground.addColorStop(0.6, bone.plain);
  ground.addColorStop(1, bone.deep);
  pen.fillStyle = ground;
  pen.beginPath();
  pen.roundRect(1, 1, FACE - 2, FACE - 2, 0.15 * FACE);
  pen.fill();
  pen.strokeStyle = bone.rim;
  pen.lineWidth = 2.5;
  pen.stroke();
  pen.drawImage(await faceStamp(face, dark, FACE), 0, 0, FACE, FACE);
  return canvas;
}

async function coin(face: Piece, tone: string): Promise<CanvasImageSource> {
  const { canvas, pen } = canvasOf(FACE);
  const middle = FACE / 2;
  const disc = (radius: number, color: string) => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.arc(middle, middle, radius, 0, 2 * Math.PI);
    pen.fill();
  };
  disc(middle - 1, COIN.line);
  disc(middle - 3, face.states?.includes("golden") ? COIN.golden : COIN.rim);
  disc(middle - 9, COIN.line);
  disc(middle - 11, tone);
  const many = Math.min(Math.max(face.n ?? 1, 1), 3);
  const size = many > 1 ? 0.34 * FACE : 0.54 * FACE;
  if (face.icon) {
    const icon = await iconStamp(face.icon, COIN.ink, 96);
    for (let i = 0; i < many; i += 1) pen.drawImage(icon, middle + (i - (many - 1) / 2) * 0.84 * size - size / 2, middle - size / 2, size, size);
  } else pen.drawImage(await faceStamp({ ...face, kind: "face" }, true, FACE), 16, 16, FACE - 32, FACE - 32);
  return canvas;
}

// --- one instant ---

export function draw(pen: Pen, stage: Stage, at: number): void {
  const { clip } = stage;
  ground(pen, stage);
  head(pen, stage, at);
  if (clip.shape === "facing") facing(pen, stage, at);
  else if (clip.shape === "lanes") lanes(pen, stage, at);
  else single(pen, stage, at);
  foot(pen, stage, at);
}

/** The landscape of the moment, by the light of the page. */
function ground(pen: Pen, { look, scenery, clip }: Stage): void {
  pen.drawImage(scenery, 0, 0, WIDE, HIGH);
  const veil = pen.createLinearGradient(0, 0, 0, HIGH);
  const [top, middle, bottom] = look.dark ? [0.62, 0.3, 0.7] : [0.5, 0.26, 0.5];
  veil.addColorStop(0, mixed(look.veil, top));
  veil.addColorStop(0.5, mixed(look.veil, middle));
  veil.addColorStop(1, mixed(look.veil, bottom));
  pen.fillStyle = veil;
  pen.fillRect(0, 0, WIDE, HIGH);
  plate(pen, look, { x: EDGE, y: EDGE }, WIDE - 2 * EDGE, HEAD);
  say(pen, clip.game, { x: 32, y: 41 }, { font: `700 17px ${look.title}`, color: look.accent, wide: 280 });
  say(pen, clip.chapter, { x: WIDE - 32, y: 41 }, { font: `500 14px ${look.ui}`, color: look.ink2, align: "right", wide: 280 });
  say(pen, "Fabletable", { x: WIDE - 22, y: HIGH - 9 }, { font: `700 13px ${look.story}`, color: look.ink, align: "right" });
}

const mixed = (color: string, part: number): string => `color-mix(in srgb, ${color} ${Math.round(100 * part)}%, transparent)`;

function plate(pen: Pen, look: Look, { x, y }: Spot, wide: number, high: number, rim = look.line, alpha = look.dark ? 0.86 : 0.9): void {
  pen.beginPath();
  pen.roundRect(x, y, wide, high, 14);
  faded(pen, alpha, () => {
    pen.fillStyle = look.panel;
    pen.fill();
  });
  pen.strokeStyle = rim;
  pen.lineWidth = 1.5;
  pen.stroke();
}

/** The line of what happened. If the result was unlikely, its odds replace the line when they are shown. */
function head(pen: Pen, { clip, look }: Stage, at: number): void {
  const told = comes(at, clip.times.verdict);
  // Before the dice lie nothing tells what they come to.
  const hides = clip.shape === "facing" || (clip.shape === "single" && clip.sides[0]?.dice.length);
  const [first, then] = [hides ? clip.opening : clip.title, clip.headline || clip.title];
  const [font, color] = clip.headline ? [`700 25px ${look.title}`, look.accent] : [`700 23px ${look.story}`, look.ink];
  const moves = first !== then && told < 1;
  if (moves) faded(pen, 1 - told, () => block(pen, first, 67, `700 23px ${look.story}`, look.ink, 1));
  if (!moves || told > 0) faded(pen, moves ? told : 1, () => block(pen, then, 67, font, color, 1));
}

function facing(pen: Pen, stage: Stage, at: number): void {
  const { clip, look } = stage;
  const high = 196;
  const top = EDGE + HEAD + 10;
  clip.sides.forEach((each, i) => {
    const right = i === 1;
    const told = comes(at, clip.times.verdict);
    const lost = each.fate === "lost" ? told : 0;
    const won = each.fate === "won" ? told : 0;
    const wide = WIDE / 2 - EDGE - 6;
    const from = right ? WIDE / 2 + 6 : EDGE;
    plate(pen, look, { x: from, y: top }, wide, high, won > 0 ? look.ok : look.line);
    const inner = 10;
    portrait(pen, stage, each, { x: right ? from + wide - inner - PORTRAIT.wide : from + inner, y: top + inner }, lost, won);
    const edge = right ? from + wide - inner - PORTRAIT.wide - 12 : from + inner + PORTRAIT.wide + 12;
    const align = right ? ("right" as const) : ("left" as const);
    const column = wide - PORTRAIT.wide - 2 * inner - 22;
    say(pen, each.name, { x: edge, y: top + 28 }, { font: `700 18px ${look.title}`, color: look.ink, align, wide: column });
    const cast = each.dice.some((die) => die.kind === "token");
    if (!cast) ladder(pen, look, each.parts, { x: edge, y: top + 38 }, { wide: column, right, high: 78, told: Infinity });
    const parts = each.parts.reduce((sum, part) => sum + part.n, 0);
    const sum = comes(at, clip.times.sums);
    // A number grows for a moment when it is told.
    const size = Math.round(44 + 12 * Math.sin(Math.PI * sum));
    const shown = sum > 0 ? each.total : parts;
    const x = right ? from + 16 : from + wide - 16;
    const tint = won > 0 ? look.ok : look.ink;
    faded(pen, sum > 0 ? 1 : parts ? 0.5 : 0, () =>
      say(pen, String(shown ?? parts), { x, y: top + 172 }, { font: `800 ${size}px ${look.ui}`, color: tint, align: right ? "left" : "right" }),
    );
    const room = cast ? column : column - 58;
    const middle = right ? edge - room / 2 : edge + room / 2;
    if (cast) tokens(pen, stage, each, at, { x: middle, y: top + 88 }, room);
    else thrown(pen, stage, each, at, { x: middle, y: top + 154 }, room, right);
  });
  pen.fillStyle = look.panel;
  pen.beginPath();
  pen.arc(WIDE / 2, top + 154, 19, 0, 2 * Math.PI);
  pen.fill();
  const swords = stage.icons.get("crossed-swords");
  if (swords) pen.drawImage(swords, WIDE / 2 - 12, top + 142, 24, 24);
}

function lanes(pen: Pen, stage: Stage, at: number): void {
  const { clip, look } = stage;
  const top = EDGE + HEAD + 8;
  const count = clip.sides.length;
  const high = Math.min(120, (HIGH - 26 - top) / count);
  const from = top + (HIGH - 26 - top - high * count) / 2;
  clip.sides.forEach((each, i) => {
    const middle = from + high * (i + 0.5);
    plate(pen, look, { x: EDGE, y: middle - high / 2 + 3 }, WIDE - 2 * EDGE, high - 6, stage.color(each.color));
    medal(pen, stage, each, { x: 50, y: middle }, Math.min(22, high * 0.34));
    say(pen, each.name, { x: 80, y: middle + 6 }, { font: `700 19px ${look.title}`, color: look.ink, wide: 132 });
    thrown(pen, stage, each, at, { x: 306, y: middle - 2 }, 184, false, Math.min(82, high - 24));
    if (each.parts.length) chips(pen, stage, each.parts, comes(at, clip.times.sums), { x: 412, y: middle }, high);
    else if (count === 1) faded(pen, comes(at, clip.times.sums), () => tale(pen, stage, { x: 412, y: middle - 20 }, WIDE - 36 - 412, middle + 50, 15));
  });
}

function single(pen: Pen, stage: Stage, at: number): void {
  const { clip, look } = stage;
  const [only] = clip.sides;
  const top = EDGE + HEAD + 10;
  const high = clip.verdict || clip.because ? 196 : HIGH - 26 - top;
  plate(pen, look, { x: EDGE, y: top }, WIDE - 2 * EDGE, high);
  const art = clip.art ? stage.arts.get(keyOf(clip.art)) : undefined;
  const [wide, tall] = [PORTRAIT.wide + 22, Math.min(high - 24, PORTRAIT.high + 30)];
  if (art) framed(pen, art, { x: EDGE + 12, y: top + 12 }, wide, tall, look.accent, 0);
  const left = art ? EDGE + wide + 34 : EDGE + 22;
  const dice = only?.dice.length ?? 0;
  const alone = !only?.parts.length && !clip.lines.length;
  if (only && dice) thrown(pen, stage, only, at, { x: (left + WIDE - 36) / 2, y: top + (alone ? high / 2 : 64) }, WIDE - 60 - left, false, alone ? 96 : 78);
  const y = top + (dice ? 130 : 24);
  if (!only?.parts.length) return tale(pen, stage, { x: left, y: y + 10 }, WIDE - 36 - left, top + high - 8, dice ? 17 : 20, at);
  const told = toldBy(clip, at);
  const room = { wide: Math.min(300, WIDE - 140 - left), right: false, high: top + high - 12 - y, told };
  ladder(pen, look, only.parts, { x: left, y }, room, 28);
  const all = told > only.parts.length;
  const so = only.parts.slice(0, told).reduce((sum, part) => sum + part.n, 0);
  if (only.total !== null && told > 0)
    say(
      pen,
      String(all ? only.total : so),
      { x: WIDE - 44, y: top + high / 2 + 22 },
      { font: `800 64px ${look.ui}`, color: all ? look.accent : look.ink2, align: "right" },
    );
}

/** The sentences of the log, one after the other. */
function tale(pen: Pen, { clip, look }: Stage, { x, y }: Spot, wide: number, bottom: number, size: number, at = Infinity): void {
  let line = y;
  for (const [i, words] of clip.lines.entries()) {
    if (line > bottom - size) return;
    faded(pen, comes(at, clip.times.sums + Math.min(500, i * 200)), () => {
      line = 4 + block(pen, words, line, `500 ${size}px ${look.story}`, look.ink, 4, x, wide);
    });
  }
}

function foot(pen: Pen, { clip, look, icons }: Stage, at: number): void {
  const told = comes(at, clip.times.verdict);
  if (told === 0 || clip.shape === "lanes" || !(clip.verdict || clip.because)) return;
  const [y, high] = [EDGE + HEAD + 216 + 10 * (1 - told), 54];
  const tint = clip.fate === "won" ? look.ok : clip.fate === "lost" ? look.danger : look.accent;
  faded(pen, told, () => {
    plate(pen, look, { x: EDGE, y }, WIDE - 2 * EDGE, high, clip.verdict ? tint : look.line);
    let x = 34;
    if (clip.verdict) {
      pen.font = `800 17px ${look.ui}`;
      const wide = 56 + pen.measureText(clip.verdict).width;
      pen.fillStyle = tint;
      pen.beginPath();
      pen.roundRect(EDGE, y, wide, high, 14);
      pen.fill();
      const seal = icons.get(clip.fate ? SEALS[clip.fate] : "");
      if (seal) pen.drawImage(seal, EDGE + 12, y + high / 2 - 12, 24, 24);
      say(pen, clip.verdict, { x: EDGE + 42, y: y + high / 2 + 6 }, { font: `800 17px ${look.ui}`, color: COIN.ink });
      x = EDGE + wide + 14;
    }
    const words = [clip.headline ? clip.title : "", clip.because].filter(Boolean).join(" ") || clip.title;
    block(pen, words, y + high / 2 + 5, `500 16px ${look.story}`, look.ink, 2, x, WIDE - 32 - x, true);
  });
}

// --- parts of it ---

function portrait(pen: Pen, stage: Stage, each: ClipSide, at: Spot, lost: number, won: number): void {
  const { look, arts } = stage;
  const art = each.art ? arts.get(keyOf(each.art)) : undefined;
  if (art) framed(pen, art, at, PORTRAIT.wide, PORTRAIT.high, won > 0 ? look.ok : stage.color(each.color), lost, won > 0 ? 4 : 2.5);
  else medal(pen, stage, each, { x: at.x + PORTRAIT.wide / 2, y: at.y + PORTRAIT.high / 2 }, 40);
}

function framed(pen: Pen, layers: HTMLImageElement[], { x, y }: Spot, wide: number, high: number, rim: string, lost: number, line = 2.5): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, wide, high, 12);
  pen.clip();
  for (const layer of layers) pen.drawImage(layer, x, y, wide, high);
  faded(pen, 0.6 * lost, () => {
    pen.fillStyle = DARKNESS;
    pen.fillRect(x, y, wide, high);
  });
  pen.restore();
  pen.strokeStyle = rim;
  pen.lineWidth = line;
  pen.beginPath();
  pen.roundRect(x, y, wide, high, 12);
  pen.stroke();
}

function medal(pen: Pen, stage: Stage, each: ClipSide, { x, y }: Spot, radius: number): void {
  pen.fillStyle = stage.color(each.color);
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  const icon = stage.icons.get(each.icon);
  if (icon) pen.drawImage(icon, x - 0.62 * radius, y - 0.62 * radius, 1.24 * radius, 1.24 * radius);
}

interface Rung {
  wide: number;
  high: number;
  right: boolean;
  told: number;
}

function ladder(pen: Pen, look: Look, parts: readonly ClipPart[], { x, y }: Spot, { wide, high, right, told }: Rung, most = 20): void {
  const row = Math.min(most, high / Math.max(1, parts.length));
  const size = Math.max(11, Math.round(row * 0.74));
  parts.forEach((part, i) => {
    if (i >= told) return;
    const line = y + row * (i + 0.74);
    const [from, to] = right ? [x - wide, x] : [x, x + wide];
    say(
      pen,
      part.label,
      { x: right ? to : from, y: line },
      { font: `500 ${size}px ${look.ui}`, color: look.ink2, wide: wide - 34, align: right ? "right" : "left" },
    );
    const n = part.first ? String(part.n) : signed(part.n);
    say(pen, n, { x: right ? from : to, y: line }, { font: `700 ${size + 1}px ${look.ui}`, color: look.ink, align: right ? "left" : "right" });
  });
}

/** The gains of dice, each on its own plate. */
function chips(pen: Pen, { look }: Stage, parts: readonly ClipPart[], told: number, { x, y }: Spot, high: number): void {
  const rows = Math.max(1, parts.length);
  const row = Math.min(30, (high - 16) / rows);
  const size = Math.max(11, Math.min(16, Math.round(row * 0.62)));
  parts.forEach((part, i) => {
    const middle = y + (i - (rows - 1) / 2) * row;
    faded(pen, told, () => {
      const tint = part.n < 0 ? look.danger : look.ok;
      // Some parts say their number themselves.
      const n = part.label.includes(String(Math.abs(part.n))) ? (part.n < 0 ? "−" : "+") : signed(part.n);
      say(pen, n, { x: x + 34, y: middle + size * 0.36 }, { font: `800 ${size + 2}px ${look.ui}`, color: tint, align: "right" });
      say(pen, part.label, { x: x + 42, y: middle + size * 0.36 }, { font: `500 ${size}px ${look.ui}`, color: look.ink, wide: WIDE - 40 - x - 42 });
    });
  });
}

/** Tokens in rows of four. */
function tokens(pen: Pen, stage: Stage, each: ClipSide, at: number, { x, y }: Spot, wide: number): void {
  const rows = Math.ceil(each.dice.length / 4);
  const high = Math.min(44, 96 / rows);
  for (let row = 0; row < rows; row += 1) {
    const some = { ...each, dice: each.dice.slice(4 * row, 4 * row + 4) };
    thrown(pen, stage, some, at, { x, y: y + (row - (rows - 1) / 2) * high * 1.1 }, wide, false, Math.min(high, wide / 4 / 1.2));
  }
}

/** Dice side by side around a point: before their fall not there, then in the air, then lying. */
function thrown(pen: Pen, stage: Stage, each: ClipSide, at: number, { x, y }: Spot, wide: number, mirrored: boolean, most = 60): void {
  const [from, to] = each.falls;
  if (at < from) return;
  const count = each.dice.length;
  const size = Math.min(most, wide / count / 1.2);
  each.dice.forEach((die, i) => {
    const part = Math.max(0, Math.min(1, (at - from - (i * 130 * (to - from)) / 2000) / (to - from - (i * 130 * (to - from)) / 2000)));
    const spot = { x: x + (i - (count - 1) / 2) * size * 1.2, y };
    if (die.kind === "token") spun(pen, stage, die, spot, size, part);
    else tumbled(pen, stage, die, spot, size, part, mirrored, i);
  });
}

const AXES = [
  [0.8, 0.52, 0.3],
  [-0.6, 0.74, -0.3],
  [0.5, -0.8, 0.33],
  [0.9, 0.1, -0.42],
] as const;
const TURNS = 2.5;
const slowing = (part: number): number => 1 - (1 - part) ** 3;

function tumbled(pen: Pen, { faces }: Stage, die: Piece, { x, y }: Spot, size: number, part: number, mirrored: boolean, i: number): void {
  const gone = slowing(part);
  const hop = Math.abs(Math.cos(Math.PI * 2.5 * Math.min(1, part * 1.15))) * (1 - Math.min(1, part * 1.15)) * size * 0.75;
  const slide = (1 - gone) * size * 0.55 * (mirrored ? 1 : -1);
  const axis = AXES[i % AXES.length]!;
  const turn = after(about(axis, (mirrored ? -1 : 1) * TURNS * 2 * Math.PI * (1 - gone)), lying(mirrored));
  const edge = size * (0.82 + 0.1 * (1 - gone));
  faded(pen, 0.3, () => {
    pen.fillStyle = DARKNESS;
    pen.beginPath();
    pen.ellipse(x + slide, y + size * 0.52, size * 0.46 - hop * 0.1, size * 0.1, 0, 0, 2 * Math.PI);
    pen.fill();
  });
  const all = die.faces ?? [];
  for (const { face, corner, right, down, light } of seen(turn)) {
    const shown = all[(face + (die.up ?? 0)) % Math.max(1, all.length)];
    const image = shown && faces.get(faceKey(die, shown));
    if (!image) continue;
    pen.save();
    pen.transform(
      (right[0] * edge) / FACE,
      (right[1] * edge) / FACE,
      (down[0] * edge) / FACE,
      (down[1] * edge) / FACE,
      x + slide + corner[0] * edge,
      y - hop + corner[1] * edge,
    );
    pen.drawImage(image, 0, 0, FACE, FACE);
    pen.globalAlpha = 1 - light;
    pen.fillStyle = DARKNESS;
    pen.fillRect(0, 0, FACE, FACE);
    pen.restore();
  }
}

function spun(pen: Pen, { faces }: Stage, die: Piece, { x, y }: Spot, size: number, part: number): void {
  const gone = slowing(part);
  const angle = 2 * Math.PI * 3 * (1 - gone);
  const wide = Math.cos(angle);
  const all = die.faces ?? [];
  const shown = wide >= 0 ? all[die.up ?? 0] : all[1 - (die.up ?? 0)];
  const image = shown && faces.get(faceKey(die, shown));
  const hop = Math.sin(Math.PI * Math.min(1, part)) * size * 0.5;
  const across = Math.max(0.06, Math.abs(wide)) * size;
  if (image) pen.drawImage(image, x - across / 2, y - size / 2 - hop, across, size);
}

function faded(pen: Pen, alpha: number, work: () => void): void {
  const before = pen.globalAlpha;
  pen.globalAlpha = before * alpha;
  if (alpha > 0) work();
  pen.globalAlpha = before;
}

interface Written {
  font: string;
  color: string;
  align?: "left" | "right" | "center";
  /** Longer words are set smaller. */
  wide?: number;
}

function say(pen: Pen, words: string, { x, y }: Spot, { font, color, align = "left", wide }: Written): void {
  [pen.font, pen.fillStyle, pen.textAlign] = [font, color, align];
  for (let size = sizeIn(font); wide !== undefined && size > 11 && pen.measureText(words).width > wide; size -= 1)
    pen.font = font.replace(/\d+px/, `${size}px`);
  pen.fillText(words, x, y, wide);
}

const sizeIn = (font: string): number => Number(/(\d+)px/.exec(font)?.[1] ?? 16);

/** Words in lines, set smaller until there are not too many, around `y` if they are `centred` on it; gives back where the next line would begin. */
function block(pen: Pen, words: string, y: number, font: string, color: string, most: number, x = 32, wide = WIDE - 64, centred = false): number {
  let size = sizeIn(font);
  let lines: string[] = [];
  for (; size >= 12; size -= 1) {
    pen.font = font.replace(/\d+px/, `${size}px`);
    lines = broken(words, (line) => pen.measureText(line).width <= wide);
    if (lines.length <= most) break;
  }
  const high = 1.2 * size;
  const set = pen.font;
  const top = centred ? y - ((lines.length - 1) * high) / 2 : y;
  lines.forEach((line, i) => say(pen, line, { x, y: top + i * high }, { font: set, color, wide }));
  return top + lines.length * high + 4;
}
