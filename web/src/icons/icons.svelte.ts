// The icons that games and page name, loaded once and lazily. A name nobody collected gets a neutral mark.
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

let collected = $state.raw<Record<string, string> | null>(null);
let loading: Promise<void> | null = null;

export function loadIcons(): Promise<void> {
  loading ??= import("./used.json").then((module) => {
    collected = module.default as Record<string, string>;
  });
  return loading;
}

/** The inside of a 512 x 512 svg; empty while the icons are on their way. */
export function iconBody(name: string): string {
  const own = OWN[name];
  if (own !== undefined) return own;
  if (collected === null) {
    void loadIcons();
    return "";
  }
  return Object.hasOwn(collected, name) ? collected[name]! : name ? UNKNOWN : "";
}

/** True once every icon is here; starts loading them. */
export function iconsReady(): boolean {
  if (collected === null) void loadIcons();
  return collected !== null;
}

export const knowsIcon = (name: string): boolean =>
  name in OWN || (collected !== null && Object.hasOwn(collected, name));
