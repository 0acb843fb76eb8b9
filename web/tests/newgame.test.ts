import { expect, test } from "vitest";
import type { GameInfo } from "../src/live/protocol";
import { NewGame } from "../src/shell/newgame.svelte";

const game = (temperaments: string[]): GameInfo =>
  ({ key: "x", players: [2, 4], settings: [], temperaments }) as unknown as GameInfo;
const shelf = (temperaments: string[]) => ({
  games: [game(temperaments)],
  bots: [
    { name: "easy", strength: 1 },
    { name: "medium", strength: 2 },
  ],
});
const bots = (made: NewGame) => made.body(() => "Somebody").seats.map((seat) => seat.bot);

test("no two bots of a table are twins, as long as the game knows enough temperaments", () => {
  const made = new NewGame(shelf(["smith", "hunter", "runner"]), "Ada");
  made.add();
  made.add();
  expect(bots(made)).toEqual(["", "medium", "medium:smith", "medium:hunter"]);
  made.sit(0, "bot");
  expect(bots(made)).toEqual(["medium:runner", "medium", "medium:smith", "medium:hunter"]);
  made.remove(1);
  made.add();
  expect(new Set(bots(made)).size).toBe(4);
});

test("a game without temperaments has plain bots, and another game forgets those of the last", () => {
  const made = new NewGame(shelf(["smith"]), "Ada");
  made.add();
  expect(bots(made)).toEqual(["", "medium", "medium:smith"]);
  made.take(game([]));
  expect(bots(made)).toEqual(["", "medium", "medium"]);
  made.take(game(["hunter"]));
  expect(bots(made)).toEqual(["", "medium", "medium:hunter"]);
});

test("among people who come by a link there are no hints, unless somebody asks for them", () => {
  const hinted = { ...game([]), settings: [{ name: "hints", default: true }] } as unknown as GameInfo;
  const made = new NewGame({ ...shelf([]), games: [hinted] }, "Ada");
  expect(made.options.hints).toBe(true);
  made.sit(1, "invited");
  expect(made.options.hints).toBe(false);
  made.options.hints = true;
  made.add();
  made.sit(2, "invited");
  expect(made.options.hints).toBe(true);
  made.remove(2);
  expect(made.options.hints).toBe(true);
  made.sit(1, "bot");
  made.sit(1, "invited");
  made.take(hinted);
  expect(made.options.hints).toBe(false);
});
