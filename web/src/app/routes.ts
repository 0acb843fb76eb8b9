// The pages of the app, each fetched when it is first opened.
import type { Component } from "svelte";
import { speech, type Part } from "../text/speech.svelte";
import type { Page } from "../shared/router.svelte";

/** The props that App passes to every page: the parts of its address, and a callback that reports the game on the table. */
export type PageProps = Omit<Page, "name"> & { ongame: (game: string) => void };
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page takes its own part of PageProps
type PageComponent = Component<any>;

/** A page with the part of the catalogue that only it speaks. */
async function speaking<T>(part: Part, page: Promise<T>): Promise<T> {
  await speech.also(part);
  return page;
}

const ROUTES: Record<Page["name"], () => Promise<{ default: PageComponent }>> = {
  home: () => import("../features/shelf/ShelfPage.svelte"),
  credits: () => speaking("credits", import("../features/credits/CreditsPage.svelte")),
  rules: () => speaking("book", import("../features/rules/BookPage.svelte")),
  puzzles: () => speaking("puzzles", import("../features/puzzles/PuzzlesPage.svelte")),
  mistakes: () => speaking("puzzles", import("../features/puzzles/MistakesPage.svelte")),
  training: () => speaking("puzzles", import("../features/puzzles/TrainingPage.svelte")),
  games: () => speaking("devices", import("../features/shelf/MyGamesPage.svelte")),
  form: () => speaking("form", import("../features/form/FormPage.svelte")),
  carry: () => speaking("devices", import("../features/devices/CarryPage.svelte")),
  lobby: () => speaking("lobby", import("../features/lobby/LobbyPage.svelte")),
  notifications: () => import("../features/notifications/NotificationsPage.svelte"),
  mail: () => speaking("mail", import("../features/notifications/MailPage.svelte")),
  table: () => import("../features/table/TablePage.svelte"),
  replay: () => speaking("replay", import("../features/replay/ReplayPage.svelte")),
  review: () => import("../features/coach/ReviewPage.svelte"),
  results: () => speaking("results", import("../features/results/ResultsPage.svelte")),
  chronicle: () => speaking("chronicle", import("../features/chronicle/ChroniclePage.svelte")),
  today: () => import("../features/today/TodayPage.svelte"),
  tries: () => import("../features/today/TriesPage.svelte"),
  day: () => import("../features/today/DayPage.svelte"),
  duels: () => speaking("duel", import("../features/duel/DuelsPage.svelte")),
  duel: () => speaking("duel", import("../features/duel/DuelPage.svelte")),
  link: () => import("../features/link/LinkPage.svelte"),
  screen: () => import("../features/screen/ScreenPage.svelte"),
};

const fetched = new Map<Page["name"], PageComponent>();

/** The component of a page that has been fetched before. */
export const fetchedPage = (name: Page["name"]): PageComponent | undefined => fetched.get(name);

export async function fetchPage(name: Page["name"]): Promise<PageComponent> {
  const { default: component } = await ROUTES[name]();
  fetched.set(name, component);
  return component;
}
