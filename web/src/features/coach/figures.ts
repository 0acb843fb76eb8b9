// Formats the coach's figures.
import type { Figure } from "../../wire/protocol";

/** A part of 1 as whole percent, halves away from zero, as the terminal rounds them. */
export const percent = (part: number): number => Math.sign(part) * Math.round(Math.abs(100 * part)) || 0;

/** Points of winning chance with their sign, as typographers write it. */
export const points = (part: number): string => {
  const whole = percent(part);
  return whole > 0 ? `+${whole}` : String(whole).replace("-", "−");
};

/** Returns the position of an interval on a scale from 0 to `most`, in percent for a style. */
export function band(figure: Figure, most = 1): { left: number; width: number; dot: number } {
  const place = (value: number) => Math.max(0, Math.min(100, (100 * value) / most));
  const left = place(figure.low);
  return { left, width: Math.max(1, place(figure.high) - left), dot: place(figure.mean) };
}

/** Told from zero: the whole interval lies on one side of it. */
export const isSure = (figure: Figure): boolean => figure.low > 0 || figure.high < 0;
