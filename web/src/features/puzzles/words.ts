// Words about puzzles: themes by their names and signs, chances in whole percent.
import { Refusal } from "../../transport/refusal";
import { speech, t } from "../../text/speech.svelte";
import type { Figure } from "../../wire/protocol";

const ICONS: Record<string, string> = {
  fight: "crossed-swords",
  "in-fight": "sword-clash",
  retreat: "run",
  travel: "compass",
  turn: "cycle",
  buy: "shopping-bag",
  forge: "anvil",
  learn: "spell-book",
  reward: "open-treasure-chest",
  spend: "coins",
  "last-turn": "hourglass",
};

export const themeIcon = (theme: string): string => ICONS[theme] ?? "jigsaw-piece";

/** The name of a theme, from Fabletable's own catalogue. */
export const themeName = (theme: string): string => speech.of("").format(`theme-${theme}`);
export const themeQuestion = (theme: string): string => speech.of("").format(`theme-${theme}.ask`);

export const percent = (part: number): number => Math.min(100, Math.max(0, Math.round(100 * part)));
export const spokenRange = ({ mean, low, high }: Figure): string => t("puzzle-range", { n: percent(mean), low: percent(low), high: percent(high) });

/** Return the reason of a refusal, in one sentence. */
export function refusalOf(error: unknown, game = ""): string {
  if (!(error instanceof Refusal)) return t("home-no-server");
  const catalogue = [speech.of(game), speech.of("")].find((each) => each.has(error.say.id));
  return catalogue ? catalogue.say(error.say) : t("home-refused", { code: error.say.id });
}

const [BEGIN, END] = ["\uE000", "\uE001"];

/** Split a sentence around one of its arguments, so that this can stand out. */
export function around(id: string, args: Record<string, string | number>, name: string): [string, string, string] {
  const said = t(id, { ...args, [name]: `${BEGIN}${args[name] ?? ""}${END}` });
  const [from, to] = [said.indexOf(BEGIN), said.indexOf(END)];
  return from < 0 ? [said, "", ""] : [said.slice(0, from), said.slice(from + 1, to), said.slice(to + 1)];
}
