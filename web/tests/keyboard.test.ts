import { describe, expect, it, vi } from "vitest";
import { echoes, pressed } from "../src/features/play/keyboard";
import { Play } from "../src/table/play.svelte";

const enter = (at: number): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key: "Enter" });
  Object.defineProperty(event, "timeStamp", { value: at });
  return event;
};

describe("Enter", () => {
  it("does what the page prints beside it while a hint lies there, and puts the hint away where nothing is printed", () => {
    const main = { key: "keep" };
    const live = { hint: { number: 3 } as object | null };
    const play = { live, inspection: { open: false }, standing: false, armed: null, numbered: { main: main as object | null, rows: [] }, take: vi.fn() };
    const commit = () => Play.prototype.commit.call(play as unknown as Play);
    commit();
    expect(play.take).toHaveBeenCalledWith(main);
    expect(live.hint).not.toBeNull();
    play.numbered.main = null;
    commit();
    expect(live.hint).toBeNull();
    expect(play.take).toHaveBeenCalledOnce();
  });

  it("that went on with the show does not answer the question right behind it", () => {
    const show = { playing: true, past: false, held: true, restsSince: -Infinity, press: vi.fn() };
    const play = { live: { show }, others: false, numbered: { main: null }, armed: null, commit: vi.fn() };
    pressed(enter(10_000), play as unknown as Play);
    expect(show.press).toHaveBeenCalledOnce();
    show.playing = false;
    pressed(enter(10_150), play as unknown as Play);
    expect(play.commit).not.toHaveBeenCalled();
    pressed(enter(10_590), play as unknown as Play);
    expect(play.commit).not.toHaveBeenCalled();
    pressed(enter(10_610), play as unknown as Play);
    expect(play.commit).toHaveBeenCalledOnce();
  });

  it("does not answer right behind a press on To my turn, and nor does a second press in its place", () => {
    const show = { playing: true, past: false, held: false, restsSince: -Infinity };
    const play = { live: { show }, others: true, numbered: { main: null }, armed: null, commit: vi.fn() } as unknown as Play;
    const press = (at: number, x: number) => {
      const event = new MouseEvent("click", { clientX: x, clientY: 700, detail: 1 });
      Object.defineProperty(event, "timeStamp", { value: at });
      return echoes(event, play);
    };
    expect(press(15_000, 1300)).toBe(false);
    show.playing = false;
    pressed(enter(15_500), play);
    expect(play.commit).not.toHaveBeenCalled();
    expect(press(15_500, 1310)).toBe(true);
    expect(press(15_500, 900)).toBe(false);
    expect(press(15_601, 1300)).toBe(false);
    pressed(enter(15_601), play);
    expect(play.commit).toHaveBeenCalledOnce();
  });

  it("ends no turn right behind another confirmation", () => {
    const main = { ends: false };
    const play = {
      live: { show: { playing: false, held: false, restsSince: -Infinity } },
      numbered: { main },
      armed: null,
      asksAgain: () => false,
      commit: vi.fn(),
    };
    pressed(enter(20_000), play as unknown as Play);
    main.ends = true;
    pressed(enter(20_550), play as unknown as Play);
    expect(play.commit).toHaveBeenCalledTimes(1);
    pressed(enter(20_700), play as unknown as Play);
    expect(play.commit).toHaveBeenCalledTimes(2);
  });

  it("is deaf for a moment after a hold has begun, and longer where it would end a turn", () => {
    const show = { playing: true, past: false, held: true, restsSince: 30_000, press: vi.fn() };
    const main = { ends: true };
    const play = { live: { show }, others: false, numbered: { main }, armed: null, asksAgain: () => false, confirmedAt: -Infinity, commit: vi.fn() };
    pressed(enter(30_250), play as unknown as Play);
    expect(show.press).not.toHaveBeenCalled();
    pressed(enter(30_320), play as unknown as Play);
    expect(show.press).toHaveBeenCalledOnce();
    Object.assign(show, { playing: false, held: false, restsSince: 40_000 });
    pressed(enter(40_550), play as unknown as Play);
    expect(play.commit).not.toHaveBeenCalled();
    pressed(enter(40_650), play as unknown as Play);
    expect(play.commit).toHaveBeenCalledOnce();
  });
});
