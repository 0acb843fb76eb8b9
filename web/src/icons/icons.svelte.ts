// The icons that the page and the games name: a set each, loaded when it is needed. A name nobody collected gets a
// neutral mark.
const OWN: Record<string, string> = {
  "ft-back":
    '<path d="M320 96L160 256l160 160" fill="none" stroke="currentColor" stroke-width="56" stroke-linecap="round" stroke-linejoin="round"/>',
  "ft-play": '<path d="M140 80l280 176-280 176z"/>',
  "ft-pause": '<path d="M120 80h96v352h-96zM296 80h96v352h-96z"/>',
  "ft-step": '<path d="M110 90l220 166-220 166zM360 90h60v332h-60z"/>',
  "ft-stepb": '<path d="M402 90L182 256l220 166zM92 90h60v332H92z"/>',
  "ft-dash": '<rect x="80" y="216" width="352" height="80" rx="30"/>',
  "ft-double":
    '<g fill="none" stroke="currentColor" stroke-width="44"><rect x="70" y="150" width="230" height="290" rx="30"/><path d="M210 150v-70h232v290H300"/></g>',
  "ft-plus": '<path d="M226 90h60v136h136v60H286v136h-60V286H90v-60h136z"/>',
  "ft-tick":
    '<path d="M96 270l110 110L420 140" fill="none" stroke="currentColor" stroke-width="64" stroke-linecap="round" stroke-linejoin="round"/>',
  "ft-cross":
    '<path d="M120 120l272 272M392 120L120 392" fill="none" stroke="currentColor" stroke-width="60" stroke-linecap="round"/>',
  "ft-fit":
    '<path d="M80 190V80h110M322 80h110v110M432 322v110H322M190 432H80V322" fill="none" stroke="currentColor" stroke-width="48" stroke-linecap="round" stroke-linejoin="round"/>',
};

const UNKNOWN =
  '<path d="M256 60l170 98v196l-170 98-170-98V158z" fill="none" stroke="currentColor" stroke-width="40"/><circle cx="256" cy="256" r="60"/>';

const SETS = import.meta.glob<Record<string, string>>("./sets/*.json", { import: "default" });
const fileOf = (set: string): string => `./sets/${set}.json`;

let loaded = $state.raw<Record<string, Record<string, string>>>({});
const loading = new Map<string, Promise<void>>();

function load(file: string): Promise<void> {
  const under = loading.get(file);
  if (under) return under;
  const fresh = SETS[file]!().then((icons) => {
    loaded = { ...loaded, [file]: icons };
  });
  loading.set(file, fresh);
  return fresh;
}

const present = (): string => (typeof document === "undefined" ? "" : (document.documentElement.dataset["game"] ?? ""));

/** The page's set, that of the game on the table, then the others: a game may borrow an icon. */
function order(game = present()): string[] {
  const first = [fileOf("page"), fileOf(game)].filter((file) => file in SETS);
  return [...first, ...Object.keys(SETS).filter((file) => !first.includes(file))];
}

/** The icons of the page and of one game. */
export async function loadIcons(game = present()): Promise<void> {
  await Promise.all([fileOf("page"), fileOf(game)].filter((file) => file in SETS).map(load));
}

/** The inside of a 512 x 512 svg; empty while it is on its way. */
export function iconBody(name: string): string {
  const own = OWN[name];
  if (own !== undefined || !name) return own ?? "";
  for (const icons of Object.values(loaded)) if (Object.hasOwn(icons, name)) return icons[name]!;
  const next = order().find((file) => !(file in loaded));
  if (next === undefined) return UNKNOWN;
  void load(next);
  return "";
}

/** True once what the game on the table names is here; starts loading it. */
export function iconsReady(game = present()): boolean {
  const wanted = [fileOf("page"), fileOf(game)].filter((file) => file in SETS);
  for (const file of wanted) void load(file);
  return wanted.every((file) => file in loaded);
}

export const knowsIcon = (name: string): boolean =>
  name in OWN || Object.values(loaded).some((icons) => Object.hasOwn(icons, name));
