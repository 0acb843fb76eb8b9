// Tests of tumbling dice and spinning tokens.
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { UNTOLD, type Told } from "../src/engine/pieces/desk";
import type { Piece } from "../src/scene/types";
import { toldBy } from "../src/features/log/mentions.svelte";
import Rolled from "./Rolled.svelte";

const die = (up: number): Piece => ({ id: "die", kind: "die", label: { id: "Die" }, up, faces: [] });
const tells = (moment: number, ...pieces: string[]): Told => ({ ...UNTOLD, moment, pieces: new Set(pieces) });

let shown: Record<string, unknown> | null = null;
const clear = () => shown && void unmount(shown);
afterEach(clear);

type Change = (props: { piece: Piece; told: Told }) => void;

async function after(change: Change, still = false, piece = die(2)): Promise<boolean> {
  const props = $state({ piece, told: UNTOLD, still });
  clear();
  shown = mount(Rolled, { target: document.body, props });
  flushSync();
  change(props);
  flushSync();
  await tick();
  flushSync();
  return document.querySelector(".die.is-rolling, .token.is-cast") !== null;
}

describe("a die", () => {
  it("lies still as long as nothing happens to it", async () => {
    expect(await after(() => {})).toBe(false);
    expect(
      await after((props) => {
        props.told = tells(1, "another die");
      }),
    ).toBe(false);
  });

  it("tumbles when another face lies up", async () => {
    expect(
      await after((props) => {
        props.piece = die(3);
      }),
    ).toBe(true);
  });

  it("tumbles when the tale names it, though the same face has fallen", async () => {
    expect(
      await after((props) => {
        props.told = tells(1, "die");
      }),
    ).toBe(true);
  });

  it("never tumbles on a still table", async () => {
    expect(
      await after((props) => {
        props.piece = die(3);
      }, true),
    ).toBe(false);
  });
});

describe("a token", () => {
  const token = (up: number, ...states: NonNullable<Piece["states"]>): Piece => ({ id: "coin", kind: "token", label: { id: "Coin" }, up, faces: [], states });
  const listed = toldBy(1, [{ id: "cast-again", args: { tokens: [{ id: "face", piece: "coin" }] } }]);
  const cast = (change: Change, before = token(1), still = false) => after(change, still, before);

  it("lies still as long as nothing happens to it", async () => {
    expect(await cast(() => {})).toBe(false);
    expect(
      await cast((props) => {
        props.told = tells(1, "another");
      }),
    ).toBe(false);
  });

  it("spins when it is turned over", async () => {
    expect(
      await cast((props) => {
        props.piece = token(0);
      }),
    ).toBe(true);
  });

  it("spins when the tale lists it, though the same face has fallen", async () => {
    expect(
      await cast((props) => {
        props.told = listed;
      }),
    ).toBe(true);
    expect(
      await cast(
        (props) => {
          props.told = listed;
          props.piece = token(1);
        },
        token(1, "spent"),
      ),
    ).toBe(true);
  });

  it("does not spin when it is listed because it was spent or doubled", async () => {
    expect(
      await cast((props) => {
        props.told = listed;
        props.piece = token(1, "spent");
      }),
    ).toBe(false);
    expect(
      await cast((props) => {
        props.told = listed;
        props.piece = token(1, "doubled");
      }),
    ).toBe(false);
  });

  it("never spins on a still table", async () => {
    expect(
      await cast(
        (props) => {
          props.told = listed;
        },
        token(1),
        true,
      ),
    ).toBe(false);
  });
});
