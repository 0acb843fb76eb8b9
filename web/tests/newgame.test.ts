import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../src/wire/protocol";
import { FACES } from "../src/shared/faces";
import { lastGame } from "../src/features/new-game/last-game";
import { NewGame } from "../src/features/new-game/new-game.svelte";

const game = (temperaments: string[], more: Partial<GameInfo> = {}): GameInfo =>
  ({ key: "x", players: [2, 4], settings: [], temperaments, ...more }) as unknown as GameInfo;
const shelf = {
  bots: [
    { name: "easy", strength: 1 },
    { name: "medium", strength: 2 },
  ],
};
const ME = { name: "Ada", face: "fox" };
const bots = (made: NewGame) => made.body(() => "Somebody").seats.map((seat) => seat.bot);
const names = (made: NewGame) => made.body((chair) => chair.face).seats.map((seat) => seat.name);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("no two bots of a table are twins, as long as the game knows enough temperaments", () => {
  const made = new NewGame(shelf, game(["smith", "hunter", "runner"]), ME);
  made.add("bot");
  made.add("bot");
  expect(bots(made)).toEqual(["", "medium", "medium:smith", "medium:hunter"]);
  made.remove(1);
  made.add("bot");
  expect(new Set(bots(made)).size).toBe(4);
});

test("among people who come by a link there are no hints, unless somebody asks for them", () => {
  const hinted = game([], { settings: [{ name: "hints", kind: "flag", default: true, choices: [] }] });
  const made = new NewGame(shelf, hinted, ME);
  expect(made.options.hints).toBe(true);
  made.add("invited");
  expect(made.options.hints).toBe(false);
  made.options.hints = true;
  made.add("invited");
  expect(made.options.hints).toBe(true);
  made.remove(3);
  expect(made.options.hints).toBe(true);
  made.remove(2);
  expect(made.options.hints).toBe(true);
  made.add("invited");
  expect(made.options.hints).toBe(false);
});

test("who gives no name is called after the face, and no two at one screen have the same", () => {
  const made = new NewGame(shelf, game([]), { name: "", face: "owl" });
  made.add("here");
  const [mine, , theirs] = made.chairs;
  expect(mine?.face).toBe("owl");
  expect(theirs?.face).not.toBe("owl");
  expect(names(made)).toEqual(["owl", "Hazel", theirs?.face]);
  expect(FACES).toContain(new NewGame(shelf, game([]), { name: "", face: "" }).me?.face);
});

test("bots are called after trees, and never as a person is", () => {
  const made = new NewGame(shelf, game([]), { name: "Hazel", face: "fox" });
  expect(names(made)).toEqual(["Hazel", "Alder"]);
});

test("somebody who comes to a full table takes the place of a bot", () => {
  const made = new NewGame(shelf, game([], { players: [2, 2] }), ME);
  expect(made.mayAdd("bot")).toBe(false);
  made.add("invited");
  expect(made.chairs.map((chair) => chair.kind)).toEqual(["here", "invited"]);
  expect(made.mayAdd("here")).toBe(false);
});

test("one strength for all bots; each may have its own", () => {
  const made = new NewGame(shelf, game([]), ME);
  made.add("bot");
  made.strength = "easy";
  expect(bots(made)).toEqual(["", "easy", "easy"]);
  made.add("bot");
  expect(bots(made)).toEqual(["", "easy", "easy", "easy"]);
  made.chairs[1]!.bot = "medium";
  expect(made.strength).toBe("");
});

test("a game is laid out as it was last, with what is still known of it", () => {
  const settings = [
    { name: "map", kind: "choice", default: "small", choices: ["small", "large"] },
    { name: "fast", kind: "flag", default: false, choices: [] },
  ] as GameInfo["settings"];
  const made = new NewGame(shelf, game(["smith"], { settings }), ME);
  made.add("bot");
  made.strength = "easy";
  made.options.map = "large";
  made.options.fast = true;
  made.remember();

  const again = new NewGame(shelf, game(["smith"], { settings }), { name: "Ada B.", face: "hare" });
  expect(bots(again)).toEqual(["", "easy", "easy:smith"]);
  expect([again.me?.name, again.me?.face]).toEqual(["Ada B.", "hare"]);
  expect(again.options).toEqual({ map: "large", fast: true });

  const changed = new NewGame({ bots: [shelf.bots[1]!] }, game([], { settings: [{ ...settings[0]!, choices: ["small"] }] }), ME);
  expect(changed.options).toEqual({ map: "small" });
  expect(bots(changed)).toEqual(["", "medium"]);
});

test("what makes no sense is not remembered", () => {
  expect(lastGame("x")).toBeNull();
  for (const nonsense of ["{", "{}", '{"x":{"chairs":[{"kind":"pirate"}]}}', '{"x":{"chairs":1,"options":{}}}']) {
    localStorage.setItem("fabletable.last", nonsense);
    expect(lastGame("x")).toBeNull();
  }
});
