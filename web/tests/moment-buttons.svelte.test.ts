// The buttons below a scene that is held.
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import Icon from "../src/engine/icons/Icon.svelte";
import MomentButtons from "../src/features/play/MomentButtons.svelte";
import type { Show } from "../src/engine/stages/show.svelte";

it("have another sign for seeing a scene again than for taking a choice back", async () => {
  vi.stubGlobal("fetch", async (path: string) => {
    const names = new URL(path, "http://here").searchParams.get("names")?.split(",") ?? [];
    return { ok: true, text: async () => JSON.stringify(Object.fromEntries(names.map((name) => [name, `<path d="${name}"/>`]))) };
  });
  const show = { held: true, past: false } as unknown as Show;
  const shown = [
    mount(MomentButtons, { target: document.body, props: { show, others: false, asked: false, onall: () => {}, onskip: () => {} } }),
    mount(Icon, { target: document.body, props: { name: "anticlockwise-rotation" } }),
  ];
  flushSync();
  const drawn = () => [...document.querySelectorAll("svg")].map((each) => each.innerHTML);
  await vi.waitFor(() => expect(drawn().every(Boolean)).toBe(true));
  const [again, , takeBack] = drawn();
  expect(again).not.toBe(takeBack);
  shown.forEach((each) => void unmount(each));
  vi.unstubAllGlobals();
});
