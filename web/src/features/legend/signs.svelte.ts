// The signs of a game, requested once: everything at its table that has a meaning. Also finds the sign at an element.
import * as api from "./api";
import type { Sign, SignGroup } from "../../wire/protocol";
import type { Looked } from "../../table/looked";
import { speech } from "../../text/speech.svelte";

/** Kinds that the legend lists only if the table shows them: a table without a river does not explain rivers. */
const ONLY_WHERE_SEEN = new Set(["states", "lands"]);

export class SignBook {
  groups = $state.raw<SignGroup[]>([]);
  readonly byMark: ReadonlyMap<string, Sign> = $derived.by(() => {
    const found = new Map<string, Sign>();
    // The game's own come first, and what it says counts.
    for (const sign of this.groups.flatMap((group) => group.signs)) for (const mark of sign.marks) if (!found.has(mark)) found.set(mark, sign);
    return found;
  });

  constructor(readonly game: string) {}

  find(marks: readonly string[]): Sign | undefined {
    for (const mark of marks) {
      const sign = this.byMark.get(mark);
      if (sign) return sign;
    }
    return undefined;
  }

  named(key: string): Sign | undefined {
    return this.groups.flatMap((group) => group.signs).find((sign) => sign.key === key);
  }

  name(sign: Sign): string {
    return speech.of(this.game).format(`sign-${sign.key}`);
  }

  text(sign: Sign): string {
    const id = `sign-${sign.key}.text`;
    return speech.of(this.game).has(id) ? speech.of(this.game).format(id) : "";
  }

  /** The chapter behind a sign, if it has one. */
  chapter(rule: string): string {
    return rule && speech.of(this.game).has(`rule-${rule}`) ? speech.of(this.game).format(`rule-${rule}`) : "";
  }

  /** The groups as a legend lists them at a table that shows these signs. */
  listed(seen: ReadonlySet<Sign>): SignGroup[] {
    const shown = this.groups.map(({ name, signs }) => ({ name, signs: ONLY_WHERE_SEEN.has(name) ? signs.filter((sign) => seen.has(sign)) : signs }));
    return shown.filter((group) => group.signs.length > 0);
  }
}

const books = new Map<string, SignBook>();

/** Read from the server at the first question. */
export function signsOf(game: string): SignBook {
  const known = books.get(game);
  if (known) return known;
  const book = new SignBook(game);
  books.set(game, book);
  if (game)
    void api.signs(game).then(
      (groups) => (book.groups = groups),
      // Without a server everything is still called by its label; the next table asks again.
      () => books.delete(game),
    );
  return book;
}

/** The sign at an element, and the piece, place or box that bears it; null where there is none. */
export function askedAt(element: Element | null, book: SignBook): { sign: string | null; id: string | null } | null {
  const found = element?.closest<HTMLElement>("[data-sign], [data-spot], [data-zone]");
  if (!found) return null;
  const thing = found.closest<HTMLElement>("[data-spot], [data-zone]");
  const id = thing?.dataset.spot ?? thing?.dataset.zone ?? null;
  const own = found.dataset.spot !== undefined ? undefined : book.find((found.dataset.sign ?? "").split(" "));
  return own || id ? { sign: own?.key ?? null, id } : null;
}

/** The creature drawn at this point of a map: its place takes the clicks there. */
function creatureAt({ clientX: x, clientY: y }: MouseEvent): string | undefined {
  return [...document.querySelectorAll<SVGElement>("[data-marker]")].find((each) => {
    const at = each.getBoundingClientRect();
    return at.left < x && x < at.right && at.top < y && y < at.bottom;
  })?.dataset.marker;
}

/** "What is this?": open what an element shows, or a creature on it that was clicked itself; false where it shows nothing. */
export function inspect(play: Looked, element: Element | null, byKey = false, click?: MouseEvent): boolean {
  const id = click && element?.closest(".mapspot, canvas") ? creatureAt(click) : undefined;
  const found = id ? { sign: null, id } : askedAt(element, signsOf(play.game));
  if (found) play.inspection.show(found, byKey);
  return found !== null;
}
