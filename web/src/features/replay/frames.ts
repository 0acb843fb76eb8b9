// A game seen again travels as what changed from frame to frame; here every frame and every moment has its whole scene.
import { unpacked } from "../../engine/stages/beats";
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
