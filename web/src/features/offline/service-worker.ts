// The service worker: the page opens without a network, and so does what was read before. The server is always asked first
// for what may change; what is kept says so (`X-Kept`), so that the page can say so.

interface Shell {
  /** The page is one of plain files: it changes only with this worker, so what is kept comes first. */
  site: boolean;
  mark: string;
  shell: string[];
  /** The runtime of a site, under the addresses by which the page asks for it. */
  runtime?: string[];
}

/** The part of a service worker's scope that is used here; the page's own types know none. */
interface Scope {
  addEventListener(kind: "install" | "activate", heard: (event: { waitUntil(done: Promise<unknown>): void }) => void): void;
  addEventListener(kind: "fetch", heard: (event: Fetched) => void): void;
  addEventListener(kind: "notificationclick", heard: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(address: string): Promise<unknown>;
  };
  location: Location;
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}
interface Fetched {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Clicked {
  notification: { close(): void; data?: { path?: string } };
  waitUntil(done: Promise<unknown>): void;
}

const scope = self as unknown as Scope;
const { site, mark, shell, runtime: engine = [] } = "__SHELL__" as unknown as Shell;
const SHELL = `shell-${mark}`;
const READ = "read";
/** The runtime of the tables of this device, kept by the page (keep.ts) after a first visit. */
const DEVICE = site ? `device-${mark}` : "device";
/** The folder that this worker is for. */
const ROOT = new URL("./", scope.location.href).pathname;
/** Files whose names tell their content. */
const FOR_EVER = /^assets\//;
const FILES = /^(icon[\w-]*\.(svg|png)|apple-touch-icon\.png|manifest[\w-]*\.webmanifest)$/;
/** Everything that was read stays readable: the shelf, its texts, drawings, and how tables stood. */
const RUNTIME = /^runtime\//;
const READABLE = /^api\/(games(\/[\w-]+\/(text\/\w+|examples))?|text\/\w+|icons|server|mine|tables\/[\w-]+)$/;
const PATIENCE = 4000;

scope.addEventListener("install", (event) => event.waitUntil(keepShell()));
scope.addEventListener("activate", (event) => event.waitUntil(tidyUp()));

async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  // File names under assets are hashes of the content: a file that the browser has is not fetched again.
  await cache.addAll(shell.map((path) => new Request(ROOT + path, { cache: FOR_EVER.test(path) ? "force-cache" : "reload" })));
  if ((await caches.keys()).some((name) => name.startsWith("device-"))) await keepRuntime();
  await scope.skipWaiting();
}

/** If the version before works offline, this one must work offline before it takes over. */
async function keepRuntime(): Promise<void> {
  const cache = await caches.open(DEVICE);
  for (const path of engine) {
    const known = await caches.match(ROOT + path);
    await (known ? cache.put(ROOT + path, known) : cache.add(ROOT + path));
  }
}

/** The version before this one stays: a page that is still open may ask for a part of it. */
async function tidyUp(): Promise<void> {
  const names = await caches.keys();
  const olderOf = (kind: string) => names.filter((name) => name.startsWith(kind) && name !== kind + mark).slice(0, -1);
  await Promise.all([...olderOf("shell-"), ...olderOf("device-")].map((name) => caches.delete(name)));
  await scope.clients.claim();
}

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin || !pathname.startsWith(ROOT)) return;
  const path = pathname.slice(ROOT.length);
  if (request.mode === "navigate") event.respondWith(site ? file(new Request(ROOT)) : opened(request));
  else if (FOR_EVER.test(path) || FILES.test(path)) event.respondWith(file(request));
  else if (RUNTIME.test(path)) event.respondWith(runtime(request));
  else if (READABLE.test(path)) event.respondWith(readable(request));
});

/** The page itself: the server's own, and the one kept here when the server does not answer. */
async function opened(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
  } catch {
    // No way to the server.
  }
  return (await caches.match(ROOT, { cacheName: SHELL })) ?? Response.error();
}

/** This version's file before any other's: a page that is still open asks for files of its own, whose names differ. */
async function file(request: Request): Promise<Response> {
  const kept = (await caches.match(request, { cacheName: SHELL })) ?? (await caches.match(request));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** Files whose names tell their content are kept for good; of the others the newest, else the one that is kept. */
async function runtime(request: Request): Promise<Response> {
  const kept = await caches.match(request, site ? {} : { cacheName: DEVICE });
  if (kept && (site || /-[0-9a-f]{10}\./.test(request.url) || /\/pyodide-/.test(request.url))) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

async function readable(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(READ)).put(request.url, answer.clone());
    if (answer.status < 500) return answer;
  } catch {
    // No way to the server.
  }
  const kept = await caches.match(request.url, { cacheName: READ });
  if (!kept) return Response.error();
  const headers = new Headers(kept.headers);
  headers.set("X-Kept", "yes");
  return new Response(kept.body, { status: kept.status, headers });
}

// A notice leads to its table, in the window that shows it if there is one.
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? "/"));
});

async function show(path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === path);
  if (there) await there.focus();
  else await scope.clients.openWindow(path);
}
