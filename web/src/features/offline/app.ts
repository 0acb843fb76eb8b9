// The page as an app: it keeps itself for when there is no network, wears a number on its icon, and makes way for a newer
// page without losing anything.
import { device } from "../../transport/device/device.svelte";
import { base, isSite, mark } from "../../transport/place";
import { speech } from "../../text/speech.svelte";

/** A site's first visit waits at most this long for its table. */
const PATIENCE_MS = 60_000;

export function installWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const install = (): void => void navigator.serviceWorker.register(`${base}sw.js`).catch(() => {});
  const isFirst = isSite && !navigator.serviceWorker.controller;
  // After what the visitor came for has been fetched: on a site's first visit that is the table too.
  addEventListener("load", () => setTimeout(isFirst ? () => void whenWhole().then(install) : install, 1500));
}

const whenWhole = (): Promise<void> => Promise.race([device.brought, new Promise<void>((done) => setTimeout(done, PATIENCE_MS))]);

/** The manifest in the language of the page; browsers read it when the app is installed. */
export function tellManifest(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = language === "en" ? `${base}manifest.webmanifest` : `${base}manifest-${language}.webmanifest`;
}

/** Show the number of games that wait for this person on the icon of the app. */
export function showBadge(waiting: number): void {
  const badged = navigator as Navigator & { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (waiting > 0 ? badged.setAppBadge?.(waiting) : badged.clearAppBadge?.())?.catch(() => {});
}

const MARK = /<meta name="fabletable-site" content="([^"]+)"/;
const SCRIPT = /<script[^>]+src="\.?\/?(assets\/index-[^"]+\.js)"/;

/** Return true if the server serves another version of the page. */
export async function isOutdated(fetched: typeof fetch = fetch): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[src*="assets/index-"]');
  if (!own) return false;
  try {
    const answer = await fetched(`${base}index.html`, { cache: "no-store" });
    const page = answer.ok ? await answer.text() : "";
    // Rules may change where the script of the page does not.
    if (mark) return (MARK.exec(page)?.[1] ?? mark) !== mark;
    const theirs = SCRIPT.exec(page)?.[1];
    return theirs !== undefined && !new URL(own.src, location.href).pathname.endsWith(`/${theirs}`);
  } catch {
    return false;
  }
}

/** Somebody is in the middle of something that a new page would lose. */
export function isBusy(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:not([readonly]), textarea");
  const typed = [...fields].some(
    (field) => ["text", "textarea", "email", "url"].includes(field.type) && field.value !== field.defaultValue && field === document.activeElement,
  );
  return typed || document.querySelector("dialog[open]") !== null;
}

/** The texts of the shelf's games in the reader's language, stored for a day without network. */
export function keepTexts(games: readonly string[]): void {
  if (!navigator.serviceWorker?.controller) return;
  const idle = globalThis.requestIdleCallback ?? ((done: () => void) => setTimeout(done, 2000));
  idle(() => {
    for (const game of games) speech.learn(game).catch(() => {});
  });
}
