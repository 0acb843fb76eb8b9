// When a die tumbles.
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { UNTOLD, type Told } from "../src/pieces/desk";
import type { Piece } from "../src/scene/types";
import Rolled from "./Rolled.svelte";

const die = (up: number): Piece => ({ id: "die", kind: "die", label: { id: "Die" }, up, faces: [] });
const tells = (moment: number, ...pieces: string[]): Told => ({ moment, pieces: new Set(pieces) });

let shown: Record<string, unknown> | null = null;
afterEach(() => shown && void unmount(shown));

async function after(change: (props: { piece: Piece; told: Told }) => void, still = false): Promise<boolean> {
  const props = $state({ piece: die(2), told: UNTOLD, still });
  shown = mount(Rolled, { target: document.body, props });
  flushSync();
  change(props);
  flushSync();
  await tick();
  flushSync();
  return document.querySelector(".die.is-rolling") !== null;
}

describe("a die", () => {
  it("lies still as long as nothing happens to it", async () => {
    expect(await after(() => {})).toBe(false);
    expect(await after((props) => { props.told = tells(1, "another die"); })).toBe(false);
  });

  it("tumbles when another face lies up", async () => {
    expect(await after((props) => { props.piece = die(3); })).toBe(true);
  });

  it("tumbles when the tale names it, though the same face has fallen", async () => {
    expect(await after((props) => { props.told = tells(1, "die"); })).toBe(true);
  });

  it("never tumbles on a still table", async () => {
    expect(await after((props) => { props.piece = die(3); }, true)).toBe(false);
  });
});
