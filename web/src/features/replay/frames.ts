// A game seen again travels as what changed from frame to frame; here every frame and every moment has its whole scene.
import { beatsOf, unpacked, type Played, type Seen } from "../../engine/stages/beats";
import type { Moment } from "../../engine/stages/moment";
import type { Scene } from "../../scene/types";
import { applied } from "../../wire/difference";
import type { ReplayFrame } from "../../wire/protocol";

export type WholeFrame = Omit<ReplayFrame, "scene" | "change" | "moments"> & { scene: Scene; moments: Moment[] };

/** The frames of one answer, in their order: each goes on from the one before. */
export function wholeFrames(frames: readonly ReplayFrame[]): WholeFrame[] {
  let scene: Scene | null = null;
  return frames.flatMap(({ scene: whole, change, ...frame }) => {
    const moments = unpacked(frame.moments ?? [], scene);
    const before = moments.at(-1)?.scene ?? scene;
    scene = whole ?? (change && before ? applied(before, change) : before);
    return scene ? [{ ...frame, scene, moments }] : [];
  });
}

/** The beats that lead to a frame; `before` is the scene of the frame before it. */
export function beatsIn(frame: WholeFrame, before: Scene | null, seat: number | null): Played[] {
  const from = frame.log_from ?? 0;
  // Lines are counted from the beginning of the log; what was told before this frame is not needed.
  const log = [...Array.from({ length: from }, () => ({ id: "" })), ...frame.log];
  const parts = [...Array.from({ length: from }, () => "" as const), ...(frame.log_parts ?? [])];
  const moments = frame.moments;
  const view = { seat, scene: frame.scene, moments, ask: null, result: null, undo: { free: false, to: -1, why: null } };
  return beatsOf(view as unknown as Seen, log, parts, { beat: null, scene: before ?? moments[0]?.scene ?? null, told: from });
}
