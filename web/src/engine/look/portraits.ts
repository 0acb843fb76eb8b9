// The parts of a portrait besides its figure: grounds and weathers as shapes, lights by palette, and the defaults
// where a game names none.
import type { Art, Portrait } from "../../scene/types";

type Palette = NonNullable<Art["palette"]>;
type Scenery = NonNullable<Art["scenery"]>;
export type Pose = Exclude<NonNullable<Portrait["pose"]>, "">;
type Ground = Exclude<NonNullable<Portrait["ground"]>, "">;
type Weather = Exclude<NonNullable<Portrait["weather"]>, "">;

const GROUNDS: Record<Scenery, Ground> = {
  sea: "waves",
  peaks: "rocks",
  forest: "grass",
  plain: "grass",
  hall: "flags",
  night: "grass",
  cave: "rocks",
  rays: "rocks",
  city: "flags",
};

const WEATHERS: Record<Palette, Weather> = {
  ember: "sparks",
  moon: "mist",
  verdant: "leaves",
  gold: "motes",
  violet: "motes",
  steel: "rain",
  blood: "sparks",
  dusk: "motes",
  ice: "snow",
  swamp: "mist",
  bone: "motes",
  sea: "rain",
};

/** An icon of this name shows no more than head and shoulders. */
const HEAD = /(^|-)(head|face|helm|helmet|mask|skull|hood|jaws|profile)$/;

export interface Layers {
  palette: Palette;
  scenery: Scenery;
  pose: Pose;
  ground: Ground;
  weather: Weather;
}

/** The layers of a portrait; what the game leaves open follows from icon, scenery and palette. */
export function layersOf(art: Art): Layers {
  const { palette = "gold", scenery = "rays", portrait } = art;
  return {
    palette,
    scenery,
    pose: portrait?.pose || (HEAD.test(art.icon) ? "bust" : "stands"),
    ground: portrait?.ground || GROUNDS[scenery],
    weather: portrait?.weather || WEATHERS[palette],
  };
}

/** The same row of numbers from 0 to 1 each time: weather that falls alike on every screen. */
function* evenly(seed: number): Generator<number, never> {
  for (let at = seed; ;) {
    at = (at * 16807) % 2147483647;
    yield at / 2147483647;
  }
}

function scattered(seed: number, n: number, one: (x: number, y: number, next: () => number) => string): string {
  const numbers = evenly(seed);
  const next = () => Number(numbers.next().value.toFixed(2));
  return Array.from({ length: n }, () => one(Math.round(next() * 1200) / 10, Math.round(next() * 1000) / 10, next)).join("");
}

const dots = (seed: number, n: number, least: number, more: number): string =>
  scattered(seed, n, (x, y, next) => `<circle cx="${x}" cy="${y}" r="${(least + more * next()).toFixed(2)}" opacity="${(0.35 + 0.6 * next()).toFixed(2)}"/>`);

const BLADES = scattered(11, 52, (x, _, next) => {
  const [high, lean] = [3 + 6 * next(), 4 * next() - 2];
  return `M${x} 94q${(lean / 2).toFixed(1)} ${(-high / 2).toFixed(1)} ${lean.toFixed(1)} ${(-high).toFixed(1)}q.2 ${(high / 2).toFixed(1)} ${(1.2 - lean).toFixed(1)} ${high.toFixed(1)}z`;
});
const REEDS = scattered(5, 34, (x, _, next) => {
  const [high, lean] = [9 + 17 * next(), 5 * next() - 2.5];
  return `M${x} 97l${lean.toFixed(1)} ${(-high).toFixed(1)}${next() > 0.55 ? "m-.9 0c0-4 1.800-4 1.800 0v4c0 2-1.800 2-1.800 0z" : ""}l1 .2L${(x + 1.3).toFixed(1)} 97z`;
});
const SOIL = "M-2 102V93q14-4 30-2 22 3 44-1 26-4 50 2v10z";

const GROUND: Record<Ground, string> = {
  grass: `<path d="${SOIL}${BLADES}"/>`,
  reeds: `<path d="M-2 102v-6q30-3 62 0t62-1v7z${REEDS}"/>`,
  rocks: '<path d="M-2 102V92l6-4 9 5 12-3 7-5 9 6 14 2 13-4 8 5 13 0 9-6 11 5 10-3 13 5v7z"/>',
  waves:
    '<path d="M-2 102V90q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0v12z" opacity=".75"/><path d="M-2 102v-6q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 14 0v6z"/>',
  flags:
    '<path d="M-2 102V91h126v11z"/><g fill="none" stroke="var(--mid)" stroke-width=".5" opacity=".6"><path d="M-2 94.500h126M14 91l-5 3.500M42 91l-3 3.500M70 91v3.500M98 91l4 3.500M0 102l4-7.500M30 102l3-7.500M60 102v-7.500M90 102l-3-7.500"/></g>',
  graves: `<path d="${SOIL}M7 94V80q0-5 4.500-5t4.500 5v14zM101 94V77h-4v-3h4v-4h3v4h4v3h-4v17zM24 94l1-8q.5-3.500 4-3t3 4l-1 7z${BLADES}"/>`,
  bones:
    '<path d="M-2 102V93q30-5 62-2t62 0v11z"/><g fill="none" stroke="var(--sky)" stroke-width="1.200" stroke-linecap="round" opacity=".55"><path d="M12 95q3-9 8-9M17 96q3-10 8-10M22 96q3-9 8-9M92 95l12-3M96 91l5 5"/></g><path d="M84 93a4.500 4.500 0 1 1 8 0l-1 2h-6z" fill="var(--sky)" opacity=".55"/>',
};

const cloud = (x: number, y: number, wide: number, high: number): string => `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="url(#pt-mist)"/>`;
const WEATHER: Record<Weather, string> = {
  sparks: dots(7, 40, 0.25, 0.6),
  motes: dots(23, 26, 0.2, 0.4),
  snow: dots(31, 54, 0.35, 0.75),
  mist: `<g opacity=".55">${cloud(26, 87, 50, 7)}${cloud(98, 79, 48, 6)}${cloud(60, 96, 72, 8)}${cloud(16, 70, 34, 4)}</g>`,
  rain: `<path d="${scattered(41, 52, (x, y) => `M${x} ${y}l-2 7`)}" stroke="var(--glow)" stroke-width=".4" opacity=".5"/>`,
  leaves: scattered(
    13,
    22,
    (x, y, next) =>
      `<path transform="translate(${x} ${y}) rotate(${Math.round(360 * next())})" d="M0 0q1.600-1.600 3.200 0q-1.600 1.600-3.200 0z" opacity="${(0.4 + 0.5 * next()).toFixed(2)}"/>`,
  ),
};

const light = (palette: string): string =>
  `<linearGradient id="pt-lit-${palette}" class="pal-${palette}" gradientUnits="userSpaceOnUse" x1="180" y1="0" x2="300" y2="512"><stop offset="0" stop-color="var(--lit)"/><stop offset=".55" stop-color="var(--lit-low)"/><stop offset="1" stop-color="var(--body)"/></linearGradient>` +
  `<radialGradient id="pt-halo-${palette}" class="pal-${palette}"><stop offset="0" stop-color="var(--glow)" stop-opacity=".95"/><stop offset=".45" stop-color="var(--glow)" stop-opacity=".5"/><stop offset="1" stop-color="var(--glow)" stop-opacity="0"/></radialGradient>`;

const symbol = (kind: string, name: string, shapes: string): string =>
  `<symbol id="${kind}-${name}" viewBox="0 0 120 100" overflow="visible">${shapes}</symbol>`;

/** Lights, grounds and weathers, for `<use>`. */
export const PORTRAITS = [
  '<radialGradient id="pt-mist"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
  ...Object.keys(WEATHERS).map(light),
  ...Object.entries(GROUND).map(([name, shapes]) => symbol("gr", name, shapes)),
  ...Object.entries(WEATHER).map(([name, shapes]) => symbol("we", name, shapes)),
].join("");
