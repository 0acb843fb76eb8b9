// @vitest-environment node
import { describe, expect, it } from "vitest";
import { around, fitScale, framed, framedAbove, held, whole, zoomed } from "../src/engine/boards/view";

const sheet = { w: 1000, h: 500 };
const desk = { w: 500, h: 500 };

describe("the eye over a sheet", () => {
  it("sees the whole sheet at first", () => {
    expect(whole(sheet, desk)).toEqual({ x: 500, y: 250, scale: 0.5 });
    expect(fitScale(sheet, desk)).toBe(0.5);
  });

  it("never leaves the sheet nor shrinks it below fitting", () => {
    const eye = held({ x: -400, y: 9000, scale: 1 }, sheet, desk);
    expect(eye).toEqual({ x: 250, y: 250, scale: 1 });
    expect(held({ x: 500, y: 250, scale: 0.01 }, sheet, desk).scale).toBe(0.5);
  });

  it("keeps the point under the finger where it is while zooming", () => {
    const before = whole(sheet, desk);
    const at = { x: 400, y: 250 };
    const under = (eye: typeof before): number => eye.x + (at.x - desk.w / 2) / eye.scale;
    const after = zoomed(before, 1.6, at, sheet, desk);
    expect(after.scale).toBeCloseTo(0.8);
    expect(under(after)).toBeCloseTo(under(before));
  });

  it("looks at a frame with air around it", () => {
    const eye = framed({ x: 700, y: 100, w: 200, h: 200 }, sheet, desk, 2);
    expect(eye.scale).toBeCloseTo(500 / 260);
    expect(eye.x).toBeCloseTo(800);
  });

  it("looks at a frame above what lies at the foot of the box", () => {
    const frame = { x: 400, y: 100, w: 200, h: 200 };
    const eye = framedAbove(frame, { w: 1000, h: 1000 }, desk, 100, 2);
    const foot = (frame.y + frame.h - eye.y) * eye.scale + desk.h / 2;
    expect(foot).toBeLessThanOrEqual(desk.h - 100);
  });

  it("sees a roll as wide as the box, from its top, and what is longer than the box from its beginning", () => {
    const roll = { w: 400, h: 1200 };
    const phone = { w: 200, h: 150 };
    expect(whole(roll, phone)).toEqual({ x: 200, y: 150, scale: 0.5 });
    const eye = framed({ x: 0, y: 500, w: 400, h: 600 }, roll, phone, 0.5, 1);
    expect(eye.scale).toBe(0.5);
    expect(eye.y - phone.h / 2 / eye.scale).toBe(490);
  });

  it("frames everything it is given", () => {
    expect(around([])).toBeNull();
    expect(
      around([
        { x: 10, y: 10, r: 5 },
        { x: 50, y: 20, r: 5 },
      ]),
    ).toEqual({ x: 5, y: 5, w: 50, h: 20 });
  });
});
