// The place of play: the server of this page, or this device. It is part of the address, so a reload stays there.

/** The mark of a site's content: another version has another. */
export const mark = document.querySelector<HTMLMetaElement>('meta[name="fabletable-site"]')?.content;

/** The page is one of plain files: there is no server. */
export const isSite = mark !== undefined;

const DEVICE = "/device";
const isUnder = (path: string): boolean => path === DEVICE || path.startsWith(`${DEVICE}/`);

/** The tables of this page are kept and played on this device. */
export const onDevice = isSite || isUnder(location.pathname);

/** The folder of the page's own files. */
export const base = isSite ? new URL("./", location.href.split("#")[0]).pathname : "/";

/** The address of a file beside the page whose name does not tell its content: another version of a site asks anew. */
export const fileOf = (path: string): string => `${base}${path}${mark ? `?${mark}` : ""}`;

/** Paths that carry a game or a duel: they stand in the fragment on every page, so that no server ever sees them. */
const CARRIED = ["/g/", "/d/"];

/** The address of a path of the page, such as `/rules/GAME`. A site of plain files has one file for all of them. */
export function linkTo(path: string): string {
  if (isSite || CARRIED.some((start) => path.startsWith(start))) return `${isSite ? base : onDevice ? `${DEVICE}/` : "/"}#${path}`;
  return onDevice ? `${DEVICE}${path === "/" ? "" : path}` : path;
}

export const linkOfGame = (origin: string, letters: string): string => `${origin}${isSite ? base : "/"}#/g/${letters}`;

/** The path of the page that the address bar shows, with its query. */
export function pathShown(): string {
  if (CARRIED.some((start) => location.hash.startsWith(`#${start}`))) return location.hash.slice(1);
  if (isSite) return location.hash.startsWith("#/") ? location.hash.slice(1) : "/";
  const path = onDevice ? location.pathname.slice(DEVICE.length) || "/" : location.pathname;
  return path + location.search;
}

/** The names under which the browser keeps things: secrets of this device's tables are not those of the server. */
export const keptAs = (name: string): string => (onDevice && !isSite ? `device.${name}` : name);

export const devicePath = DEVICE;
