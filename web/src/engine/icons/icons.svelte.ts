// Icons by name. Those of the page are here; those of games are asked for when they are first drawn, all that a moment
// needs in one question. A name that is not in the set gets a neutral mark.
import { SvelteMap } from "svelte/reactivity";
import { MARK, OWN } from "virtual:icons";
import { text } from "../../transport/call";

const DRAWN: Record<string, string> = {
  "ft-back": '<path d="M320 96L160 256l160 160" fill="none" stroke="currentColor" stroke-width="56" stroke-linecap="round" stroke-linejoin="round"/>',
  "ft-cloud":
    '<path d="M150 380a96 96 0 0 1-8-192 128 128 0 0 1 244 32 84 84 0 0 1-10 160zM196 284l46 46 84-90" fill="none" stroke="currentColor" stroke-width="40" stroke-linecap="round" stroke-linejoin="round"/>',
  "ft-play": '<path d="M140 80l280 176-280 176z"/>',
  "ft-pause": '<path d="M120 80h96v352h-96zM296 80h96v352h-96z"/>',
  "ft-step": '<path d="M110 90l220 166-220 166zM360 90h60v332h-60z"/>',
  "ft-stepb": '<path d="M402 90L182 256l220 166zM92 90h60v332H92z"/>',
  "ft-dash": '<rect x="80" y="216" width="352" height="80" rx="30"/>',
  "ft-double":
    '<g fill="none" stroke="currentColor" stroke-width="44"><rect x="70" y="150" width="230" height="290" rx="30"/><path d="M210 150v-70h232v290H300"/></g>',
  "ft-plus": '<path d="M226 90h60v136h136v60H286v136h-60V286H90v-60h136z"/>',
  "ft-qr":
    '<path d="M80 80h144v144H80zm48 48v48h48v-48zM288 80h144v144H288zm48 48v48h48v-48zM80 288h144v144H80zm48 48v48h48v-48zM288 288h64v64h-64zm80 0h64v64h-64zm-80 80h64v64h-64zm80 0h64v64h-64z" fill-rule="evenodd"/>',
  "ft-up": '<path d="M256 448V92M96 236L256 76l160 160" fill="none" stroke="currentColor" stroke-width="60" stroke-linecap="round" stroke-linejoin="round"/>',
  "ft-tick": '<path d="M96 270l110 110L420 140" fill="none" stroke="currentColor" stroke-width="64" stroke-linecap="round" stroke-linejoin="round"/>',
  "ft-cross": '<path d="M120 120l272 272M392 120L120 392" fill="none" stroke="currentColor" stroke-width="60" stroke-linecap="round"/>',
  "ft-fit":
    '<path d="M80 190V80h110M322 80h110v110M432 322v110H322M190 432H80V322" fill="none" stroke="currentColor" stroke-width="48" stroke-linecap="round" stroke-linejoin="round"/>',
};

const UNKNOWN = '<path d="M256 60l170 98v196l-170 98-170-98V158z" fill="none" stroke="currentColor" stroke-width="40"/><circle cx="256" cy="256" r="60"/>';

/** As many as the server gives at once. */
const MOST = 128;
const AGAIN = 2000;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Icons of games. */
const held = new SvelteMap<string, string>();
const ownIcon = (name: string): string | undefined => DRAWN[name] ?? OWN[name];
const asked = new Set<string>();
let waiting: string[] = [];

function ask(name: string): void {
  if (asked.has(name)) return;
  asked.add(name);
  if (!NAME.test(name)) {
    queueMicrotask(() => held.set(name, UNKNOWN));
    return;
  }
  waiting.push(name);
  if (waiting.length === 1) setTimeout(send);
}

function send(): void {
  const names = waiting.sort();
  waiting = [];
  for (let i = 0; i < names.length; i += MOST) void fetched(names.slice(i, i + MOST));
}

async function fetched(names: string[]): Promise<void> {
  try {
    const found = JSON.parse(await text(`/icons?of=${MARK}&names=${names.join(",")}`)) as Record<string, string>;
    for (const name of names) held.set(name, found[name] ?? UNKNOWN);
  } catch {
    for (const name of names) asked.delete(name);
    setTimeout(() => names.forEach(ask), AGAIN);
  }
}

/** The inside of a 512 x 512 svg; empty while it is on its way. */
export function iconBody(name: string): string {
  if (!name) return "";
  const body = ownIcon(name) ?? held.get(name);
  if (body === undefined) ask(name);
  return body ?? "";
}

const cut = new Map<string, SVGElement>();

/** Svelte attachment: the icon inside its svg. Each is read once and then copied, since a table shows some hundreds. */
export function drawn(name: string): (svg: SVGElement) => void {
  return (svg) => svg.replaceChildren(...copied(iconBody(name)));
}

function copied(body: string): Iterable<Node> {
  let made = cut.get(body);
  if (!made) {
    made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    // The body comes from our own build, never from a player.
    made.innerHTML = body;
    cut.set(body, made);
  }
  return made.cloneNode(true).childNodes;
}

/** True once all of these are here; asks for the others. */
export function iconsHere(names: Iterable<string>): boolean {
  let all = true;
  for (const name of names) {
    if (!name || ownIcon(name) !== undefined || held.has(name)) continue;
    ask(name);
    all = false;
  }
  return all;
}
