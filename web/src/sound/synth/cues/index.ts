// Every sound by its name. The two themes are music: score.ts makes them.
import type { Cue } from "../../names";
import * as fights from "./fights";
import * as meaning from "./meaning";
import type { Recipe } from "./recipe";
import * as table from "./table";
import * as things from "./things";
import * as world from "./world";

export type Sample = Exclude<Cue, "theme" | "theme-lost">;

const { cardSlap, cardSlide, cardTurn, dieSlow, ...plainThings } = things;
const { fallen, ...plainFights } = fights;

export const RECIPES: Record<Sample, Recipe> = {
  ...table,
  ...plainThings,
  "card-slap": cardSlap,
  "card-slide": cardSlide,
  "card-turn": cardTurn,
  "die-slow": dieSlow,
  ...plainFights,
  fall: fallen,
  ...world,
  ...meaning,
};

/** The gain of the reverb compared with the usual: low for things in the hand, high for things far away. */
export const NEAR: Partial<Record<Sample, number>> = {
  choose: 0.25,
  refused: 0.3,
  chat: 0.4,
  tick: 0.2,
  count: 0.2,
  die: 0.5,
  dice: 0.5,
  "die-slow": 0,
  shake: 0.3,
  coin: 0.6,
  pay: 0.4,
  "card-slide": 0.25,
  "card-turn": 0.3,
  "card-slap": 0.5,
  deal: 0.3,
  shuffle: 0.3,
  parchment: 0.3,
  page: 0.3,
  leather: 0.3,
  flight: 0.5,
  heartbeat: 0.3,
  bell: 1.5,
  horn: 1.8,
  crowd: 1.3,
  thunder: 1.2,
  chord: 1.3,
  spell: 1.4,
  rune: 1.4,
};
