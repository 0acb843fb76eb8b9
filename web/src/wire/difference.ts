// A scene travels once; then only what changed, piece by piece. What did not change stays the very same object, so that
// a component can tell by comparing it once.
import type { Change, ListChange } from "./protocol";

type Plain = Record<string, unknown>;

/** The later out of the earlier, which stays as it is. */
export function applied<T extends object>(before: T, change: Change): T {
  const after: Plain = { ...(before as Plain), ...change.now };
  for (const name of change.gone ?? []) delete after[name];
  for (const [name, within] of Object.entries(change.within ?? {})) after[name] = applied(after[name] as object, within);
  for (const [name, within] of Object.entries(change.lists ?? {})) after[name] = listed(after[name] as object[], within);
  return after as T;
}

function listed(before: readonly object[], change: ListChange): object[] {
  const after = change.runs ? gathered(before, change.runs, (change.new ?? []) as object[]) : [...before];
  for (const [place, within] of Object.entries(change.at ?? {})) {
    const at = Number(place);
    after[at] = applied(after[at] as object, within);
  }
  return after;
}

/** `runs` are pairs: the place in the old list (-1: the next new items), and the number of items. */
function gathered(before: readonly object[], runs: readonly number[], added: readonly object[]): object[] {
  const after: object[] = [];
  let next = 0;
  for (let pair = 0; pair < runs.length; pair += 2) {
    const [from, many] = [runs[pair]!, runs[pair + 1]!];
    after.push(...(from < 0 ? added.slice(next, next + many) : before.slice(from, from + many)));
    if (from < 0) next += many;
  }
  return after;
}
