// A browser that blocks storage throws wherever it is touched. Here it gets one that lasts as long as the page, before any
// other module asks for it; the shelf says that this window forgets.

class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #held = new Map<string, string>();

  get length(): number {
    return this.#held.size;
  }
  key = (index: number): string | null => [...this.#held.keys()][index] ?? null;
  getItem = (key: string): string | null => this.#held.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#held.set(key, value);
  removeItem = (key: string): void => void this.#held.delete(key);
  clear = (): void => this.#held.clear();
}

function isBlocked(name: "localStorage" | "sessionStorage"): boolean {
  try {
    window[name].setItem("fabletable.try", "1");
    window[name].removeItem("fabletable.try");
    return false;
  } catch {
    return true;
  }
}

/** The browser keeps nothing of this page. */
export const blocked = isBlocked("localStorage");

for (const name of ["localStorage", "sessionStorage"] as const)
  if (isBlocked(name)) Object.defineProperty(window, name, { configurable: true, value: new MemoryStorage() });
