// The current page. An invitation carries a seat's secret in the fragment, which no server sees; it is removed at once.

import { linkTo, pathShown } from "../transport/place";

export type Page =
  /** The shelf; with the panel of a new game of this title. */
  | { name: "home"; game?: string }
  | { name: "credits" }
  | { name: "rules"; game: string; rule?: string }
  | { name: "table"; table: string }
  | { name: "replay"; table: string; at?: number }
  | { name: "review"; table: string }
  | { name: "results"; table: string }
  | { name: "chronicle"; table: string }
  | { name: "screen"; table: string }
  | { name: "today" }
  | { name: "tries"; day: string; why: string; game: string }
  | { name: "day"; table: string }
  | { name: "link"; letters: string }
  /** My duels, and beginning one: with the set-up of a table, or of a game. */
  | { name: "duels"; game?: string; table?: string }
  /** A duel by its name, or by the letters of a link. */
  | { name: "duel"; duel?: string; letters?: string }
  | { name: "games" }
  | { name: "form" }
  | { name: "puzzles" }
  | { name: "mistakes" }
  /** A run of puzzles, or one of them. */
  | { name: "training"; game?: string; puzzle?: string }
  | { name: "carry" }
  | { name: "lobby" }
  | { name: "notifications" }
  | { name: "mail"; action: string; token: string };

const PLAIN = ["credits", "games", "form", "carry", "lobby", "notifications", "mistakes"] as const;

export function pageOf(path: string, search = ""): Page {
  const [first, table, third] = path.split("/").filter(Boolean);
  if (first === "rules" && table) return { name: "rules", game: table, ...(third ? { rule: third } : {}) };
  if (first === "today") {
    const [, day, why, game] = path.split("/").filter(Boolean);
    return day && why && game ? { name: "tries", day, why, game } : { name: "today" };
  }
  if (first === "puzzles" && table === "run") return { name: "training" };
  if (first === "puzzles" && table && third) return { name: "training", game: table, puzzle: third };
  if (first === "puzzles") return { name: "puzzles" };
  const plain = PLAIN.find((name) => name === first);
  if (plain) return { name: plain };
  if (first === "duels") return { name: "duels", ...(table ? { game: table } : {}), ...(third ? { table: third } : {}) };
  if (first === "duel" && table) return { name: "duel", duel: table };
  if (first === "d") return { name: "duel", letters: path.slice("/d/".length) };
  if (first === "g") return { name: "link", letters: path.slice("/g/".length) };
  if (first === "m" && table && third) return { name: "mail", action: table, token: third };
  if (first === "table" && table) {
    const at = new URLSearchParams(search).get("at");
    if (third === "replay") return { name: "replay", table, ...(at && /^\d+$/.test(at) ? { at: Number(at) } : {}) };
    if (third === "review") return { name: "review", table };
    if (third === "results") return { name: "results", table };
    if (third === "chronicle") return { name: "chronicle", table };
    if (third === "screen") return { name: "screen", table };
    if (third === "day") return { name: "day", table };
    return { name: "table", table };
  }
  return { name: "home" };
}

export function pathOf(page: Page): string {
  switch (page.name) {
    case "home":
      return "/";
    case "credits":
    case "games":
    case "form":
    case "carry":
    case "lobby":
    case "notifications":
    case "puzzles":
    case "mistakes":
      return `/${page.name}`;
    case "today":
      return "/today";
    case "tries":
      return `/today/${page.day}/${page.why}/${page.game}`;
    case "training":
      return page.game && page.puzzle ? `/puzzles/${page.game}/${page.puzzle}` : "/puzzles/run";
    case "duels":
      return ["/duels", page.game, page.table].filter(Boolean).join("/");
    case "duel":
      return page.letters ? `/d/${page.letters}` : `/duel/${page.duel}`;
    case "link":
      return `/g/${page.letters}`;
    case "mail":
      return `/m/${page.action}/${page.token}`;
    case "rules":
      return `/rules/${page.game}${page.rule ? `/${page.rule}` : ""}`;
    case "table":
      return `/table/${page.table}`;
    case "replay":
      return `/table/${page.table}/replay${page.at === undefined ? "" : `?at=${page.at}`}`;
    default:
      return `/table/${page.table}/${page.name}`;
  }
}

function pageShown(): Page {
  const [path = "/", search = ""] = pathShown().split("?");
  return pageOf(path, search);
}

/** True if a fragment names an element of the page in sight, as links that skip to it do. */
const isPlaceHere = (fragment: string): boolean => /^#[a-z][\w-]*$/.test(fragment) && document.getElementById(fragment.slice(1)) !== null;

class Router {
  page = $state.raw<Page>(pageShown());

  start(): void {
    addEventListener("popstate", () => {
      // A place on the page, not another page: where paths stand behind the same sign, the address shows the page again.
      if (isPlaceHere(location.hash)) history.replaceState(null, "", linkTo(pathOf(this.page)));
      else this.page = pageShown();
    });
  }

  go(page: Page): void {
    history.pushState(null, "", linkTo(pathOf(page)));
    this.page = page;
    scrollTo(0, 0);
  }

  /** For links: a plain click stays in the page, any other (new tab) is left to the browser. */
  follow(event: MouseEvent, page: Page): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go(page);
  }
}

export const router = new Router();
