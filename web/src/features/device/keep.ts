// Keeping everything for when there is no network: the runtime and the data of all games lie in the browser's cache.
import { device } from "../../transport/device/device.svelte";
import { dataFile } from "../../transport/device/data";
import { base, fileOf, mark } from "../../transport/place";
import { LANGUAGES } from "../../text/speech.svelte";

/** Each version of a site has its own, as in the service worker: the one before stays for pages that are still open. */
const CACHE = mark ? `device-${mark}` : "device";
const KEPT = "fabletable.device.kept";

/** The mark of the runtime that is kept whole, and its size. */
export function kept(): { mark: string; bytes: number } | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as { mark: string; bytes: number } | null;
  } catch {
    return null;
  }
}

/** The addresses of all files that a table on this device may ask for. */
function wanted(games: readonly string[]): string[] {
  const runtime = device.runtime;
  if (!runtime) return [];
  const files = [...Object.values(runtime.files).map(({ file }) => file), ...Object.keys(runtime.scripts)];
  const data = ["games.json", "icons.json", "first-icons.json", ...LANGUAGES.map((language) => `text/${language}.ftl`)];
  for (const game of games) {
    data.push(...["numbers", "signs", "examples"].map((name) => `games/${game}/${name}.json`));
    data.push(...LANGUAGES.map((language) => `games/${game}/text/${language}.ftl`));
  }
  return [fileOf("runtime/runtime.json"), ...files.map((file) => `${base}runtime/${file}`), ...data.map(dataFile)];
}

/** Keep everything that is not kept yet; return its size in bytes, or 0 where this browser keeps nothing. */
export async function keepAll(games: readonly string[]): Promise<number> {
  if (!("caches" in globalThis) || !navigator.serviceWorker) return 0;
  try {
    const cache = await caches.open(CACHE);
    const all = wanted(games).map((path) => new URL(path, location.href).href);
    let bytes = 0;
    for (const address of all) {
      if (!(await cache.match(address))) {
        // Files that have not changed since the version before are there.
        const known = await caches.match(address);
        await (known ? cache.put(address, known) : cache.add(new Request(address, { cache: "force-cache" })));
      }
      bytes += (await (await cache.match(address))?.blob())?.size ?? 0;
    }
    for (const old of await cache.keys()) if (!all.includes(old.url)) await cache.delete(old);
    await navigator.serviceWorker.ready;
    await navigator.storage?.persist?.().catch(() => false);
    localStorage.setItem(KEPT, JSON.stringify({ mark: device.runtime?.mark ?? "", bytes }));
    return bytes;
  } catch {
    return 0;
  }
}
