// Where we are. A seat's secret comes in the fragment of an invitation, which no server sees, and is put away at once.

export type Page =
  | { name: "home" }
  | { name: "credits" }
  | { name: "table"; table: string }
  | { name: "replay"; table: string }
  | { name: "results"; table: string };

export function pageOf(path: string): Page {
  const [first, table, third] = path.split("/").filter(Boolean);
  if (first === "credits") return { name: "credits" };
  if (first === "table" && table) {
    if (third === "replay") return { name: "replay", table };
    if (third === "results") return { name: "results", table };
    return { name: "table", table };
  }
  return { name: "home" };
}

export function pathOf(page: Page): string {
  switch (page.name) {
    case "home":
      return "/";
    case "credits":
      return "/credits";
    case "table":
      return `/table/${page.table}`;
    default:
      return `/table/${page.table}/${page.name}`;
  }
}

class Router {
  page = $state.raw<Page>(pageOf(location.pathname));

  start(): void {
    addEventListener("popstate", () => (this.page = pageOf(location.pathname)));
  }

  go(page: Page): void {
    history.pushState(null, "", pathOf(page));
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
