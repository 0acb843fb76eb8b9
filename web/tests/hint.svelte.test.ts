// The hint goes on thinking while somebody reaches for it.
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import HintPanel from "../src/features/coach/HintPanel.svelte";
import type { Play } from "../src/table/play.svelte";
import type { Counsel } from "../src/wire/protocol";

const choices = ["anvil", "pass"].map((key) => ({ key, label: { id: key } }));
const best = (first: string): Counsel => ({
  number: 3,
  seat: 0,
  choices: [...choices].sort((one) => (one.key === first ? -1 : 1)),
  others: 0,
  trials: 10,
  part: 0.5,
  clear: true,
  told: { id: first },
});

it("answers what was advised when it was pressed", async () => {
  const live = $state({ hint: { number: 3, key: "", counsel: best("anvil"), done: false }, ask: { choices }, view: { number: 3 }, pending: null });
  const chosen = vi.fn();
  const play = { live, numbered: { rows: [], main: null }, room: null, text: ({ id }: { id: string }) => id, choose: chosen };
  const shown = mount(HintPanel, { target: document.body, props: { play: play as unknown as Play } });
  flushSync();
  const button = document.querySelector<HTMLButtonElement>(".takes button")!;
  button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  live.hint = { ...live.hint, counsel: best("pass") };
  flushSync();
  expect(button.isConnected).toBe(true);
  expect(document.querySelector(".advice")?.textContent).toBe("anvil");
  button.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  button.click();
  expect(chosen).toHaveBeenCalledExactlyOnceWith(choices[0]);
  await vi.waitFor(() => expect(document.querySelector(".advice")?.textContent).toBe("pass"));
  void unmount(shown);
});
