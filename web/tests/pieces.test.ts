import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Ask, Scene, Message } from "../src/scene/types";
import Table from "./Table.svelte";

const say = (id: string): Message => ({ id });

const scene: Scene = {
  game: "fifth",
  chapter: say("chapter"),
  players: [{ seat: 0, icon: "owl", color: "#123456" }],
  board: {
    id: "board",
    kind: "board",
    label: say("A board nobody painted"),
    zones: [
      { id: "deck", kind: "pile", label: say("Deck"), count: 4 },
      {
        id: "row",
        kind: "row",
        label: say("Row"),
        pieces: [{ id: "owl", kind: "card", label: say("Owl"), art: { icon: "owl" } }],
      },
      {
        id: "net",
        kind: "net",
        label: say("Die"),
        pieces: [
          {
            id: "die",
            kind: "die",
            label: say("Die"),
            up: 2,
            faces: [1, 2, 3, 4, 5, 6].map((n) => ({
              id: `f${n}`,
              kind: "face" as const,
              label: say(`${n} gold`),
              gems: [{ kind: "gold", n }],
            })),
          },
        ],
      },
    ],
  },
  mats: [],
};

const ask: Ask = {
  number: 1,
  seat: 0,
  question: say("Which?"),
  choices: [{ key: "owl", label: say("Owl"), spots: ["owl"] }],
  barred: [{ key: "f3", label: say("3 gold"), why: say("It is fixed"), spots: ["f3"] }],
};

let table: ReturnType<typeof mount> | null = null;

function lay(theirs = false): { onpoint: ReturnType<typeof vi.fn>; onhover: ReturnType<typeof vi.fn> } {
  const onpoint = vi.fn();
  const onhover = vi.fn();
  table = mount(Table, { target: document.body, props: { scene, ask, theirs, onpoint, onhover } });
  return { onpoint, onhover };
}

const spot = (id: string): HTMLButtonElement => document.querySelector<HTMLButtonElement>(`[data-spot="${id}"]`)!;

afterEach(async () => {
  if (table) await unmount(table);
  table = null;
});

describe("a board of a game the page has never seen", () => {
  it("offers a choice as a glowing button with its key", () => {
    const { onpoint } = lay();
    expect(spot("owl").classList).toContain("is-option");
    expect(spot("owl").querySelector("kbd")?.textContent).toBe("1");
    expect(spot("owl").textContent).toContain("board-choice 1");
    spot("owl").click();
    expect(onpoint).toHaveBeenCalledWith("owl");
  });

  it("says why something is barred", () => {
    lay();
    expect(spot("f3").classList).toContain("is-barred");
    expect(spot("f3").getAttribute("aria-disabled")).toBe("true");
    expect(spot("f3").textContent).toContain("It is fixed");
  });

  it("shows another's question without keys", () => {
    lay(true);
    expect(spot("owl").classList).toContain("is-theirs");
    expect(spot("owl").querySelector("kbd")).toBeNull();
    expect(spot("f3").classList).not.toContain("is-barred");
  });

  it("names a die's lying face and all the others", () => {
    lay();
    expect(spot("die").textContent).toContain("3 gold");
    expect(spot("die").textContent).toContain("6 gold");
  });

  it("tells what is pointed at", () => {
    const { onhover } = lay();
    spot("owl").dispatchEvent(new FocusEvent("focus"));
    expect(onhover).toHaveBeenCalledWith("owl");
    spot("owl").dispatchEvent(new FocusEvent("blur"));
    expect(onhover).toHaveBeenLastCalledWith(null);
  });
});
