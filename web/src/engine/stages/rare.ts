// Stages that not every game needs at once: fetched when the table is at rest, so that they are there when one comes.
import { lazy } from "../lazy/lazy.svelte";

export const lanes = lazy(() => import("./Lanes.svelte"));
export const chain = lazy(() => import("./Chain.svelte"));
export const boss = lazy(() => import("./Boss.svelte"));
export const interrupt = lazy(() => import("./Interrupt.svelte"));
export const upset = lazy(() => import("./Upset.svelte"));
export const trophies = lazy(() => import("./Trophies.svelte"));
export const struck = lazy(() => import("./Struck.svelte"));
export const storyStage = lazy(() => import("./StoryStage.svelte"));

export const rareStages = [storyStage, struck, lanes, chain, boss, interrupt, upset, trophies];
