import { describe, expect, it } from "vitest";
import type { Watching } from "../src/engine/stages/acts";
import { actsOf, beatsOf, type Seen } from "../src/engine/stages/beats";
import { cardsPassed, countersChanged, lifeLost, tokensTurned } from "../src/engine/stages/changes";
import { befallen, diceOf, lookOf, outcomeOf, type Moment, type SceneScript } from "../src/engine/stages/moment";
import type { Piece, Message, Scene, Zone } from "../src/scene/types";
import { entriesOf } from "../src/features/log/entries";
import { isSaid } from "../src/engine/stages/show.svelte";

const say = (id: string, args?: Message["args"]): Message => (args ? { id, args } : { id });
const seat = (n: number): Message => say("seat", { n });
const counter = (id: string, n: number): Piece => ({ id, kind: "counter", label: say(id), n });
const actions = (n: number): Piece => ({ ...counter("actions", n), look: "left" });
const die = (id: string): Piece => ({ id, kind: "die", label: say("die"), faces: [], up: 0 });
const card = (id: string): Piece => ({ id, kind: "card", label: say(id) });
const FIGHT: Zone = {
  id: "fight",
  kind: "fight",
  label: say("fight"),
  zones: [
    { id: "a", kind: "panel", label: say("a"), pieces: [die("d1")] },
    { id: "b", kind: "panel", label: say("b"), pieces: [die("d2"), card("bear")] },
  ],
};

function scene(gold = 0, more: Partial<Scene> = {}, pieces: Piece[] = []): Scene {
  return {
    game: "g",
    chapter: say("c"),
    players: [
      { seat: 0, icon: "", color: "" },
      { seat: 1, icon: "", color: "" },
    ],
    board: { id: "board", kind: "board", label: say("b") },
    mats: [{ id: "mat-0", kind: "mat", label: say("m"), seat: 0, pieces: [counter("gold-0", gold), ...pieces] }],
    ...more,
  };
}

const SUMS = [
  {
    label: seat(0),
    seat: 0,
    parts: [
      { label: say("strength"), n: 4 },
      { label: say("spear"), n: 2 },
      { label: say("die"), n: 5, piece: "d1" },
    ],
    total: 11,
    dice: ["d1"],
  },
  {
    label: say("bear"),
    parts: [
      { label: say("strength"), n: 6 },
      { label: say("die"), n: 4, piece: "d2" },
    ],
    total: 10,
    dice: ["d2"],
  },
];
const STORY = [say("meets", { seat: seat(0) }), say("rolled"), say("beat", { seat: seat(0) }), say("gained")];
const PARTS = ["event", "", "title", ""] as const;
const FRESH = { beat: null, scene: scene(0), told: 0 };
const moment = (kind: Moment["kind"], lines: [number, number], more: Partial<Moment> = {}): Moment => ({
  kind,
  after: 1,
  lines,
  scene: scene(0, { stage: FIGHT }),
  event: 0,
  ...more,
});
const BATTLE = [
  moment("roll", [0, 2], { sums: SUMS, touches: [0] }),
  moment("outcome", [2, 3], { touches: [0], because: say("because") }),
  moment("gain", [3, 4], { touches: [0], scene: scene(4) }),
];
const scripted = (script: SceneScript): Moment[] => BATTLE.map((each, i) => (i ? each : { ...each, script: { kind: "flow", ...script } }));
const view = (moments: Moment[], more: Partial<Seen> = {}): Seen =>
  ({ type: "view", seat: 0, number: 2, scene: scene(4), ask: null, undo: { free: true, to: 0, why: null }, result: null, moments, ...more }) as unknown as Seen;
const ASK = { number: 2, seat: 0, question: say("ask"), choices: [] };
const ME: Watching = { seat: 0, waits: true, follows: true };

describe("beats", () => {
  it("show the reward of a fight on the plate of its outcome, and keep the fight standing until it is seen", () => {
    const beats = beatsOf(view(BATTLE), STORY, PARTS, FRESH);
    expect(beats.map((beat) => beat.moment?.kind ?? "now")).toEqual(["roll", "outcome", "now"]);
    const outcome = beats[1]!;
    expect(outcome.stage?.id).toBe("fight");
    expect(outcome.title?.id).toBe("beat");
    expect(countersChanged(outcome.before, outcome.scene)).toMatchObject([{ seat: 0, was: 0, now: 4 }]);
    expect(outcome.sums).toBe(BATTLE[0]!.sums);
    expect(outcomeOf(outcome)).toBe("won");
  });

  it("show the dice of the last roll where a scene has several", () => {
    const rolled = (up: number) => scene(0, { stage: { ...FIGHT, zones: [{ ...FIGHT.zones![0]!, pieces: [{ ...die("d1"), up }] }] } });
    const rolls = [0, 3].map((up) => moment("roll", [0, 2], { sums: SUMS, touches: [0], scene: rolled(up) }));
    const beats = beatsOf(view(rolls), STORY, PARTS, FRESH);
    expect(diceOf(beats, SUMS[0]!).map((each) => each.up)).toEqual([3]);
  });

  it("show what a card brings beside the card", () => {
    const drawn = [moment("card", [0, 1], { pieces: ["bear"] }), moment("gain", [1, 2], { pieces: ["bear"], touches: [0], scene: scene(3) })];
    const [read, ...rest] = beatsOf(view(drawn), STORY, PARTS, FRESH);
    expect([rest.length, read!.moment?.kind, read!.moment?.touches]).toEqual([1, "card", [0]]);
    expect(countersChanged(read!.before, read!.scene)).toMatchObject([{ was: 0, now: 3 }]);
  });

  it("never let tale or question run ahead", () => {
    const beats = beatsOf(view(BATTLE, { ask: ASK }), STORY, PARTS, FRESH);
    expect(beats.map((beat) => beat.log.length)).toEqual([2, 4, 4]);
    expect(beats.map((beat) => beat.view.ask !== null)).toEqual([false, false, true]);
    expect(beats[0]!.view.undo.free).toBe(false);
  });

  it("go on with a fight after a decision in its midst", () => {
    const [roll] = beatsOf(view([BATTLE[0]!]), STORY, PARTS, FRESH);
    const [outcome] = beatsOf(view([BATTLE[1]!]), STORY, PARTS, { ...FRESH, beat: roll! });
    expect(outcome!.sums).toBe(BATTLE[0]!.sums);
    expect(lookOf(outcome!)).toBe("duel");
    const [reward] = beatsOf(view([BATTLE[2]!]), STORY, PARTS, { ...FRESH, beat: { ...outcome!, moment: { ...outcome!.moment!, result: "won" } } });
    expect([reward!.stage?.id, outcomeOf(reward!), reward!.title?.id]).toEqual(["fight", "won", "beat"]);
    const [walk] = beatsOf(view([moment("gain", [3, 4], { event: 3, scene: scene(4) })]), STORY, PARTS, { ...FRESH, beat: outcome! });
    expect([walk!.stage, lookOf(walk!)]).toEqual([null, "board"]);
  });

  it("stand beside an outcome as it was decided, not as its loss left it", () => {
    const weaker: Zone = { ...FIGHT, id: "weaker" };
    const [, outcome] = beatsOf(
      view([BATTLE[0]!, BATTLE[1]!, moment("loss", [3, 4], { touches: [0], scene: scene(0, { stage: weaker }) })]),
      STORY,
      PARTS,
      FRESH,
    );
    expect(outcome!.stage?.id).toBe("fight");
  });

  it("are the doing of whom the line names first, by name or by hero; a blow is its striker's", () => {
    const heroes = scene(0, { stage: FIGHT });
    heroes.players = heroes.players.map((player) => ({ ...player, hero: say(`hero-${player.seat}`) }));
    const log = [say("engaged", { hero: say("hero-0"), foe: say("bear"), seat: seat(1) }), say("struck", { who: say("hero-1") })];
    const seats = (kind: Moment["kind"], lines: [number, number]) =>
      beatsOf(view([moment(kind, lines, { scene: heroes })]), log, ["event", ""], FRESH)[0]!.seat;
    expect([seats("roll", [0, 2]), seats("blow", [1, 2])]).toEqual([0, 1]);
  });

  it("take the side of whom the rules say has won, whatever the totals", () => {
    const [, outcome] = beatsOf(view([BATTLE[0]!, { ...BATTLE[1]!, result: "drawn" }]), STORY, PARTS, FRESH);
    expect(outcomeOf(outcome!)).toBe("drawn");
  });
});

describe("acts", () => {
  const acts = (moments: Moment[], me = ME, more: Partial<Seen> = {}) => actsOf(beatsOf(view(moments, more), STORY, PARTS, FRESH), me);

  it("hold once, at the end of the scene, where the script says so", () => {
    const [roll, outcome] = acts(scripted({ staging: "hold", holds: true }));
    expect(roll!.steps.map((step) => step.name)).toEqual(["dice", "totals"]);
    expect([roll!.held, outcome!.held]).toEqual([false, true]);
    expect(acts(scripted({ staging: "hold", holds: true }), { ...ME, waits: false }).some((act) => act.held)).toBe(false);
    expect(acts(scripted({ staging: "flow" })).some((act) => act.held)).toBe(false);
  });

  it("hold a text where it is read, not on the map that shows afterwards what came of it", () => {
    const prose = { key: "forest", title: say("forest"), text: [say("rule")] };
    const read = moment("card", [0, 2], {
      prose,
      scene: scene(),
      touches: [0],
      script: { kind: "story", staging: "hold", holds: true, own: true, lasts: 1350 },
    });
    const lands = moment("card", [2, 3], { scene: scene(), pieces: ["forest-a"] });
    const held = acts([read, lands]).map((act) => [lookOf(act.of), act.held, act.steps.length > 0]);
    expect(held.slice(0, 2)).toEqual([
      ["story", true, true],
      ["board", false, true],
    ]);
  });

  it("show a text that was read before for as long as its script says", () => {
    const prose = { key: "forest", title: say("forest"), text: [say("rule")] };
    const read = moment("card", [0, 2], { prose, scene: scene(), touches: [0], script: { kind: "story", staging: "flow", own: true, lasts: 2600 } });
    expect(acts([read])[0]!.steps.reduce((sum, step) => sum + step.lasts, 0)).toBe(2600);
  });

  it("rest long only after unmarked lines with which something on the board has moved", () => {
    const on = (place: string, more: Partial<Piece> = {}) => scene(4, { board: { ...scene().board, pieces: [{ ...card("pawn"), place, ...more }] } });
    const rest = (now: Scene) => actsOf(beatsOf(view([], { scene: now }), STORY, PARTS, { ...FRESH, scene: on("a") }), ME)[0]!.steps[0]!.lasts;
    expect([rest(on("a", { states: ["chosen"] })), rest(on("b"))]).toEqual([350, 900]);
  });

  it("never wait where a bot plays for the seat", () => {
    expect(acts(scripted({ staging: "room", holds: true }), { ...ME, bot: true }).some((act) => act.held)).toBe(false);
  });

  it("take the time that the script gives each moment", () => {
    const beats = [
      { name: "roll", at: 0, cue: "die" as const },
      { name: "outcome", at: 1300, moment: 1 },
      { name: "gain", at: 2400, moment: 2 },
    ];
    const [roll, outcome] = acts(scripted({ staging: "flow", beats, lasts: 2900 }));
    const lasts = (act: typeof roll) => act!.steps.reduce((sum, step) => sum + step.lasts, 0);
    expect([lasts(roll), lasts(outcome)]).toEqual([1300, 1600]);
  });

  it("pass by what others do with a line, and lay down one's own at once", () => {
    const theirs = acts(scripted({ staging: "toast", kind: "toast" }), { ...ME, seat: 1 });
    expect(theirs.map((act) => [act.passing, act.steps.length])).toEqual([
      [true, 1],
      [true, 1],
      [undefined, 0],
    ]);
    expect(lookOf(theirs[0]!.of)).toBe("board");
    expect(acts(scripted({ staging: "toast", kind: "toast" })).every((act) => act.steps.length === 0)).toBe(true);
  });

  it("play a scene with a stage of its own as a whole, and lay the rest down behind it", () => {
    const beats = [
      { name: "theirs", at: 0 },
      { name: "mine", at: 1100 },
      { name: "sums", at: 2700 },
    ];
    const [upset, rest] = acts(scripted({ kind: "upset", staging: "room", holds: true, beats, lasts: 4100 }));
    expect(upset!.steps.map(({ name, lasts }) => [name, lasts])).toEqual([
      ["theirs", 1100],
      ["mine", 1600],
      ["sums", 1400],
    ]);
    expect([upset!.held, upset!.whole, upset!.of.whole?.length, rest!.steps]).toEqual([true, true, 2, []]);
    expect(upset!.of.log.length, "the table waits with the result").toBe(2);
  });

  it("only tell of others when one does not want to follow them", () => {
    expect(acts(BATTLE, { ...ME, seat: 1, follows: false }).every((act) => act.steps.length === 0)).toBe(true);
    expect(acts(BATTLE, { ...ME, follows: false })[0]!.steps.length).toBe(2);
  });

  it("let a question be answered while one's own small event is still in motion", () => {
    const walk = [moment("move", [0, 1], { scene: scene(), pieces: ["pawn"] })];
    expect(acts(walk, ME, { ask: ASK } as Partial<Seen>)[0]!.steps).toEqual([]);
    expect(acts(walk)[0]!.steps.length).toBe(1);
    expect(acts([...walk, ...BATTLE], ME, { ask: ASK } as Partial<Seen>)[0]!.steps.length).toBe(1);
  });
});

describe("the look of a moment", () => {
  const look = (one: Moment) => lookOf(beatsOf(view([one]), STORY, PARTS, FRESH)[0]!);

  it("comes from its kind, its sums and its pieces", () => {
    expect(look(BATTLE[0]!)).toBe("duel");
    expect(look(moment("blow", [0, 1], { sums: [SUMS[0]!] }))).toBe("chain");
    expect(look(moment("card", [0, 1], { pieces: ["bear"] }))).toBe("card");
    expect(look(moment("card", [0, 1]))).toBe("board");
    expect(look(moment("move", [0, 1]))).toBe("board");
    expect(look(moment("outcome", [0, 1], { scene: scene() }))).toBe("verdict");
    const token = { ...die("t1"), kind: "token" as const };
    expect(look(moment("roll", [0, 1], { scene: scene(0, { stage: FIGHT }, [token]), sums: SUMS.map((sum) => ({ ...sum, dice: ["t1"] })) }))).toBe("cast");
    const first = moment("phase", [0, 1], { sums: SUMS.map((sum) => ({ ...sum, dice: [] })), because: say("golden"), touches: [0] });
    expect(look(first)).toBe("cast");
    expect(look({ ...first, because: null })).toBe("board");
  });
});

describe("what changed", () => {
  it("stands in the sum of whom a card befell: had, came or went, has", () => {
    const crisis = (had: number, went: number) => ({
      label: seat(0),
      seat: 0,
      parts: [
        { label: say("gold"), n: had, piece: "gold-0" },
        { label: say("crisis"), n: went },
      ],
      total: had + went,
    });
    expect(befallen(crisis(8, -4))).toEqual({ counter: "gold-0", was: 8, now: 4, n: -4, why: [say("crisis")] });
    expect(befallen(crisis(1, 0))).toMatchObject({ was: 1, now: 1, n: 0 });
  });

  it("is read from two scenes: counters, cards, tokens", () => {
    const token = (up: number): Piece => ({ id: "t", kind: "token", label: say("t"), faces: [card("front"), card("back")], up });
    const [before, after] = [scene(3, {}, [card("axe"), token(0)]), scene(1, {}, [card("lamp"), token(1)])];
    expect(countersChanged(before, after)).toMatchObject([{ was: 3, now: 1 }]);
    expect(cardsPassed(before, after).map(({ card, came }) => [card.id, came])).toEqual([
      ["lamp", true],
      ["axe", false],
    ]);
    const trail: Piece = { id: "trail", kind: "marker", label: say("trail") };
    expect(cardsPassed(scene(1), scene(1, {}, [trail])).map(({ card, came }) => [card.id, came])).toEqual([["trail", true]]);
    expect(tokensTurned(before, after)).toMatchObject([{ was: { id: "front" }, now: { id: "back" } }]);
    expect(countersChanged(null, after)).toEqual([]);
    const [three, two] = [scene(1, {}, [actions(3)]), scene(1, {}, [actions(2)])];
    expect(countersChanged(three, two)).toEqual([]);
    const side: Zone = { id: "side-0", kind: "panel", label: say("side"), seat: 0, pieces: [card("axe")] };
    const laid = scene(3, { stage: { ...FIGHT, zones: [side] } });
    const held = scene(3, {}, [card("axe")]);
    expect([...cardsPassed(held, laid), ...cardsPassed(laid, held)]).toEqual([]);
  });
});

describe("the tale", () => {
  it("is one entry an event, under its newest title; what the house says stands alone", () => {
    const log = ["round", "walk", "meets", "rolled", "beat", "house", "gained", "turn", "loose"].map((id) => say(id));
    const entries = entriesOf(log, ["", "event", "event", "", "title", "note", "", "", ""]);
    expect(entries.map((entry) => [entry.kind, entry.title.id, entry.lines])).toEqual([
      ["heading", "round", [0]],
      ["event", "walk", [1]],
      ["event", "beat", [2, 3, 4, 6]],
      ["line", "house", [5]],
      ["heading", "turn", [7]],
      ["line", "loose", [8]],
    ]);
    expect(entriesOf(log, []).filter((entry) => entry.kind === "line")).toHaveLength(7);
  });
});

describe("lines that pass by", () => {
  it("do not say the same of the same player twice beside themselves", () => {
    const rides = { id: 1, say: { id: "rides", args: { n: 1 } }, seat: 1 };
    expect(isSaid([rides], { ...rides, id: 2 })).toBe(true);
    expect(isSaid([rides], { ...rides, seat: 0 })).toBe(false);
    expect(isSaid([], rides)).toBe(false);
  });
});

describe("a blow that lands", () => {
  const fight = (mine: number, theirs: number): Scene => {
    const side = (id: string, n: number): Zone => ({
      id,
      kind: "panel",
      label: say(id),
      pieces: [{ ...counter(`life-${id}`, n), look: "life" }, counter("gold", n)],
    });
    return scene(0, { stage: { id: "fight", kind: "fight", label: say("fight"), zones: [side("a", mine), side("b", theirs)] } });
  };

  it("is seen at every side that has lost life, and nowhere else", () => {
    expect(lifeLost(fight(5, 4), fight(5, 1)).map(({ side, n }) => [side, n])).toEqual([["b", 3]]);
    expect(lifeLost(fight(5, 4), fight(6, 4)), "healed").toEqual([]);
    expect(lifeLost(null, fight(5, 4)), "a fight that begins").toEqual([]);
    expect(lifeLost(fight(5, 4), scene()), "a fight that is over").toEqual([]);
  });
});
