// The examples in the chapters, requested once for each game.
import * as api from "./api";
import type { RuleExample } from "../../wire/protocol";
import { t } from "../../text/speech.svelte";

const asked = new Map<string, Promise<Record<string, RuleExample>>>();

export function examplesOf(game: string): Promise<Record<string, RuleExample>> {
  const known = asked.get(game);
  if (known) return known;
  const found = api.gameExamples(game).then(
    ({ shown }) => shown,
    () => {
      asked.delete(game);
      return {};
    },
  );
  asked.set(game, found);
  return found;
}

/** The names of the players in the book's examples. */
export const exampleNames = (): string[] => t("book-names").split(", ");
