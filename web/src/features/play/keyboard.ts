// Play by keyboard alone: 1-9 choose, 0 next page, Enter commits, Z takes back, arrows walk between what glows.
import { explanationsOf } from "../explanations/explanations.svelte";
import { premovesOf } from "../premoves/premoves.svelte";
import type { Play } from "../../table/play.svelte";
import { inspect } from "../legend/signs.svelte";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Milliseconds after "Go on" or "To my turn" in which neither Enter nor another press in the same place answers: nothing has been read yet. */
const UNREAD_MS = 600;
/** Pixels within which it is the same place. */
const SAME_PLACE = 48;
/** Milliseconds after a hold has begun, or what was played is over, in which Enter does nothing: it was pressed too early to be meant. */
const DEAF_MS = 300;
/** Milliseconds after any confirmation in which Enter ends no turn. */
const UNTHOUGHT_MS = 600;
let wentOn = -UNREAD_MS;
let pressedAt = { x: 0, y: 0 };

export function pressed(event: KeyboardEvent, play: Play): void {
  play.byFinger = false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (isTyping(event.target)) {
    if (event.key === "Escape") leave(event, play);
    return;
  }
  if (event.key === "Enter" && play.live.show.held && event.timeStamp - play.live.show.restsSince < DEAF_MS) return event.preventDefault();
  if (play.live.show.playing && event.key === "Enter") {
    wentOn = event.timeStamp;
    play.confirmedAt = event.timeStamp;
  }
  const played = play.live.show.playing ? playedBy(event, play) : null;
  if (played) {
    event.preventDefault();
    return played();
  }
  if (event.key in STEPS) return arrow(event);
  const action = actionOf(event, play);
  if (!action) return;
  event.preventDefault();
  action();
}

/** True for the second press of a finger or mouse that went on with the show, where the answers lie now. */
export function echoes(event: MouseEvent, play: Play): boolean {
  const { timeStamp, clientX: x, clientY: y } = event;
  if (event.detail === 0) return false;
  if (!play.live.show.playing) return timeStamp - wentOn < UNREAD_MS && Math.hypot(x - pressedAt.x, y - pressedAt.y) < SAME_PLACE;
  wentOn = timeStamp;
  pressedAt = { x, y };
  return false;
}

function actionOf(event: KeyboardEvent, play: Play): (() => void) | null {
  const { key } = event;
  if (/^[1-9]$/.test(key)) return () => play.chooseCap(key);
  switch (key.toLowerCase()) {
    case "0":
      return () => play.turnPage();
    case "enter":
      // A key that is held down has not been pressed again.
      return isPressable(event.target) || event.repeat || isTooSoon(event, play) ? null : () => ((play.confirmedAt = event.timeStamp), play.commit());
    case "z":
      return () => play.live.undo();
    case "escape":
      return () => play.escape();
    case "i":
      return () => (play.inspection.open ? play.inspection.close() : askWhat(play));
    case "g":
      return () => (play.inspection.legend = !play.inspection.legend);
    case "l":
      return () => {
        play.wide = play.tray !== "tale" || !play.wide;
        play.tray = "tale";
        play.trayOpen = true;
        focusIn("#tray");
      };
    case "m":
      return () => play.nextMat();
    case "w":
      return () => (play.standing = !play.standing);
    case "r":
      return () => play.open("recap");
    case "b":
      return () => play.open("rules");
    case "h":
      return play.mayHint ? () => play.live.askHint() : null;
    case "a":
      return play.live.ask?.stands ? () => (premovesOf(play).always = !premovesOf(play).always) : null;
    case "c":
      return () => {
        play.tray = "chat";
        play.trayOpen = true;
        focusIn("#tray");
      };
    case "e":
      return play.live.ask ? () => play.live.ask && explanationsOf(play).toggle(play.live.ask) : null;
    case "?":
      return () => play.open("keys");
    default:
      return null;
  }
}

function isTooSoon(event: KeyboardEvent, play: Play): boolean {
  const { main } = play.numbered;
  const endsTurn = main?.ends === true && play.armed === null && !play.asksAgain(main);
  const rested = event.timeStamp - play.live.show.restsSince;
  if (rested < (endsTurn ? UNTHOUGHT_MS : DEAF_MS)) return true;
  return event.timeStamp - wentOn < UNREAD_MS || (endsTurn && event.timeStamp - play.confirmedAt < UNTHOUGHT_MS);
}

/** While something is on the stage: Space hurries, Enter goes on, Z shows it again, arrows step through the film. */
function playedBy(event: KeyboardEvent, play: Play): (() => void) | null {
  const { show } = play.live;
  switch (event.key.toLowerCase()) {
    case " ":
      return isPressable(event.target) ? null : show.hurry;
    case "enter":
      return isPressable(event.target) ? null : () => (play.others && !show.past ? play.toMyTurn() : show.press());
    case "z":
      return () => show.again();
    case "arrowleft":
      return show.back;
    case "arrowright":
      return show.forward;
    default:
      return null;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** Out of the chat, or whatever else is typed into, back to the question. */
function leave(event: KeyboardEvent, play: Play): void {
  event.preventDefault();
  play.escape();
  document.querySelector<HTMLElement>("#ask")?.focus();
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("button, a, summary") !== null;
}

/** Inspects the focused piece, else the one under the pointer, else the first option; else takes up the question tool. */
function askWhat(play: Play): void {
  const focused = document.activeElement?.closest("[data-spot]") ?? null;
  const over = play.inspection.over?.isConnected ? play.inspection.over : null;
  const asked = [focused, over, document.querySelector("[data-spot].is-option")].some((element) => inspect(play, element, true));
  if (!asked) play.inspection.tool = true;
}

function focusIn(selector: string): void {
  requestAnimationFrame(() => {
    const box = document.querySelector<HTMLElement>(selector);
    (box?.querySelector<HTMLElement>("input, button[tabindex='0']") ?? box)?.focus();
  });
}

/** The next thing that glows in that direction; inside a list of choices, the next row. */
function arrow(event: KeyboardEvent): void {
  const from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  if (from?.closest("[role=tablist], [role=radiogroup], [role=log], [role=slider]")) return;
  const inList = from?.closest("[data-choices]") != null;
  const found = [...document.querySelectorAll<HTMLElement>(inList ? "[data-choices] button" : "[data-spot].is-option")];
  const shown = found.filter((each) => each.offsetParent !== null || each.getClientRects().length > 0);
  const next = from && shown.includes(from) ? nearest(from, shown, STEPS[event.key] ?? [0, 0]) : shown[0];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface Point {
  x: number;
  y: number;
}

export function nearest<T extends { getBoundingClientRect(): DOMRect }>(from: T, all: T[], [dx, dy]: [number, number]): T | undefined {
  const start = middle(from);
  let best: T | undefined;
  let least = Infinity;
  for (const each of all) {
    if (each === from) continue;
    const { x, y } = middle(each);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const far = ahead + aside * 2;
    if (ahead > 1 && far < least) [best, least] = [each, far];
  }
  return best;
}

function middle(of: { getBoundingClientRect(): DOMRect }): Point {
  const box = of.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
