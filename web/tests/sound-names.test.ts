// @vitest-environment node
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { python } from "../build/types.mjs";
import { AMBIENCES, CUES, MOODS, SOUND_PALETTES } from "../src/sound/names";

const PROGRAM =
  "import json; from typing import get_args; from fabletable.kernel import sound as s; print(json.dumps([get_args(each) for each in (s.Cue, s.Ambience, s.Mood, s.SoundPalette)]))";

function kernelNames(): unknown {
  try {
    return JSON.parse(execFileSync(python(), ["-c", PROGRAM], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    return null;
  }
}

const kernel = kernelNames();

it.runIf(kernel)("has the names of the kernel", () => {
  expect([CUES, AMBIENCES, MOODS, SOUND_PALETTES]).toEqual(kernel);
});

it("explains every name in docs/sound.md", () => {
  const page = readFileSync(new URL("../../docs/sound.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| `([\w-]+)` \|.*\| −?\d+ \|$/gm)].map(([, name]) => name);
  expect(rows).toEqual([...CUES]);
  for (const name of [...AMBIENCES, ...MOODS, ...SOUND_PALETTES]) expect(page).toContain(`\`${name}\``);
});
