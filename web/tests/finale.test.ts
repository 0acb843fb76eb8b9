import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BEATS, FinaleClock, RING_SECONDS } from "../src/features/finale/clock.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begun(speed = 1) {
  const heard: string[] = [];
  const done = vi.fn();
  const clock = new FinaleClock(BEATS, (name) => heard.push(name), done);
  clock.start(speed);
  return { clock, heard, done };
}

test("the beats come in their order, and the results by themselves", () => {
  const { clock, heard, done } = begun();
  vi.advanceTimersByTime(1000);
  expect([clock.reached("wall"), clock.reached("last"), clock.whole]).toEqual([true, false, false]);
  vi.advanceTimersByTime(4000);
  expect(clock.whole).toBe(true);
  expect(heard).toEqual(["trophy", "trophy", "theme"]);
  vi.advanceTimersByTime(RING_SECONDS * 1000 - 1);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test("a tap finishes all beats, and the theme is heard once", () => {
  const { clock, heard, done } = begun();
  vi.advanceTimersByTime(600);
  clock.finish();
  expect(clock.whole).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual(["theme"]);
  expect(done).not.toHaveBeenCalled();
});

test("the ring waits while a keyboard is inside, and stops for those who stay", () => {
  const { clock, done } = begun(0);
  clock.waits = true;
  vi.advanceTimersByTime(60_000);
  expect([clock.left, done.mock.calls.length]).toEqual([RING_SECONDS, 0]);
  clock.waits = false;
  vi.advanceTimersByTime(2000);
  expect(clock.left).toBe(RING_SECONDS - 2);
  clock.stay();
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
});
