// The address at which links open. A game in a link opens at any site or server; people choose which one they name in their links.
import { base, isSite, onDevice } from "../../transport/place";

const PAGE = "fabletable.links-open-at";
const HOUSE = "fabletable.house";

/** An address that a person typed, as a folder of a page; "" if it is none. */
export function pageAddress(typed: string): string {
  const wanted = typed.trim().includes("://") ? typed.trim() : `https://${typed.trim()}`;
  if (!typed.trim() || !URL.canParse(wanted)) return "";
  const { protocol, origin, pathname } = new URL(wanted);
  return protocol === "https:" || protocol === "http:" ? `${origin}${pathname.replace(/[^/]*$/, "")}` : "";
}

function stored(name: string): string {
  try {
    return pageAddress(localStorage.getItem(name) ?? "");
  } catch {
    return "";
  }
}

function store(name: string, address: string): void {
  try {
    localStorage.setItem(name, address);
  } catch {
    // Then it is typed again.
  }
}

/** The page at which links open: the one the person named, otherwise this one. */
export const linkPage = (origin: string): string => stored(PAGE) || `${origin}${isSite ? base : "/"}`;
export const nameLinkPage = (address: string): void => store(PAGE, address);

/** The server for playing with others, once the person has named it; on a server's page that server. */
export const houseAddress = (): string => stored(HOUSE) || (onDevice && !isSite ? `${location.origin}/` : "");
export const nameHouse = (address: string): void => store(HOUSE, address);

export const gameLink = (page: string, letters: string): string => `${page}#/g/${letters}`;
