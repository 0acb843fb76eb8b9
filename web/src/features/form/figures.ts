// Figures of the form as they are written and drawn.
import { speech } from "../../text/speech.svelte";
import type { Figure, LinePoint } from "../../wire/protocol";

const written = (n: number, least: number): string =>
  new Intl.NumberFormat(speech.language, { minimumFractionDigits: least, maximumFractionDigits: 1 }).format(Math.abs(n) < 0.05 ? 0 : n);
/** With one digit after the point, as the language writes it. */
export const decimal = (n: number): string => written(n, 1);
/** Games: whole where they are. */
export const count = (n: number): string => written(n, 0);
export const whole = (n: number): string => new Intl.NumberFormat(speech.language, { maximumFractionDigits: 0 }).format(n);
export const range = (figure: Figure) => ({ now: decimal(figure.mean), low: decimal(Math.max(0, figure.low)), high: decimal(figure.high) });

/** The highest value of an axis: whole points up to the largest figure that is drawn, at least one. */
export function topOf(values: readonly number[]): number {
  return Math.max(1, Math.ceil(Math.max(...values, 0)));
}

/** The lines of an axis: about five, at whole points; halves on a short one. */
export function stepsTo(top: number): number[] {
  const step = top > 2 ? Math.ceil(top / 6) : 0.5;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, place) => place * step);
}

/** A place from 0 to 100 on an axis that ends with `top`. */
export const part = (value: number, top: number): number => Math.min(100, Math.max(0, (100 * value) / top));

export interface Drawn {
  line: string;
  band: string;
  dots: { x: number; y: number }[];
  end: { x: number; y: number } | null;
  top: number;
}

/** The trend in a square of 100 by 100, the first game at the left, no points lost at the bottom. */
export function drawn(line: readonly LinePoint[], bots: Record<string, number>): Drawn {
  const lately = line.flatMap((point, place) => (point.lately ? [{ place, figure: point.lately }] : []));
  // One wild game does not flatten all others: its dot stands at the edge.
  const sure = lately.slice(Math.floor(lately.length / 3)).map(({ figure }) => figure.high);
  const top = topOf([...lately.map(({ figure }) => 1.1 * figure.mean), ...sure, ...Object.values(bots), ...(lately.length ? [] : owned(line))]);
  const x = (place: number) => (line.length > 1 ? (100 * place) / (line.length - 1) : 50);
  const y = (value: number) => 100 - part(value, top);
  const at = (place: number, value: number) => `${x(place).toFixed(1)} ${y(value).toFixed(1)}`;
  const above = lately.map(({ place, figure }) => at(place, figure.high));
  const below = lately.map(({ place, figure }) => at(place, figure.low)).reverse();
  const last = lately.at(-1);
  return {
    line: lately.length ? `M${lately.map(({ place, figure }) => at(place, figure.mean)).join("L")}` : "",
    band: lately.length ? `M${[...above, ...below].join("L")}Z` : "",
    dots: line.flatMap((point, place) => (point.own == null ? [] : [{ x: x(place), y: y(point.own) }])),
    end: last ? { x: x(last.place), y: y(last.figure.mean) } : null,
    top,
  };
}

const owned = (line: readonly LinePoint[]): number[] => line.flatMap(({ own }) => (own == null ? [] : [own]));
