// The panels beside or over the table that open on request; they are fetched while the table is at rest.
import type { Component } from "svelte";
import { lazy, type LazyComponent } from "../../engine/lazy/lazy.svelte";
import { rareStages } from "../../engine/stages/rare";
import { speech } from "../../text/speech.svelte";
import type { Play, Tray } from "../../table/play.svelte";

type AtTable = LazyComponent<{ play: Play }>;

/** The log, the keys and the chat come with the table: they are small, and the chat must take typing at once. */
export const trays: Record<Exclude<Tray, "tale" | "rules" | "keys" | "chat">, AtTable> = {
  mats: lazy(() => import("./MatsTray.svelte")),
  recap: lazy(() => import("./RecapTray.svelte")),
  ahead: lazy(() => import("../premoves/PremovesTray.svelte")),
  table: lazy(async () => (await speech.also("results"), import("./TableTray.svelte"))),
};

export const rulebook: AtTable = lazy(async () => (await speech.also("book"), import("../rules/BookOver.svelte")));
export const legend: AtTable = lazy(() => import("../legend/Legend.svelte"));
export const whatIsThis: AtTable = lazy(() => import("../legend/WhatIsThis.svelte"));
export const hintPanel = lazy(() => import("../coach/HintPanel.svelte"));
export const standing = lazy(() => import("../standing/Leaf.svelte"));
export const guide = lazy(() => import("../lessons/Guide.svelte"));
/** Texts to read and cards to choose from: fetched first, as heroes are the first question of many games. */
export const readingRoom = lazy(() => import("./ReadingRoom.svelte"));
export const cardRoom = lazy(() => import("./CardRoom.svelte"));
export const handTable = lazy(() => import("./HandTable.svelte"));

/** Panels that any player may open at any time; a guide and a hand come with their own tables. */
export const soonWanted = [cardRoom, readingRoom, ...rareStages, ...Object.values(trays), rulebook, legend, whatIsThis, hintPanel, standing];

/** The component that a feature puts over every table: its folder's `OverTable.svelte`. */
const found = import.meta.glob<{ default: Component<{ play: Play }> }>("../*/OverTable.svelte", { eager: true });
export const overTable = Object.values(found).map((each) => each.default);
