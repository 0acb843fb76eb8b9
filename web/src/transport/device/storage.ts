// The browser's storage as bytes by key, in IndexedDB. A write is one transaction: all of it, or nothing.

const NAME = "fabletable";
const ROWS = "rows";

export interface Storage {
  load(prefixes: string[]): Promise<[string, Uint8Array][]>;
  keys(prefix: string): Promise<string[]>;
  read(key: string): Promise<Uint8Array | null>;
  write(put: [string, Uint8Array][], removed: string[]): Promise<void>;
}

const range = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no storage"));
  });
}

class Database implements Storage {
  constructor(private readonly database: IDBDatabase) {}

  private get rows(): IDBObjectStore {
    return this.database.transaction(ROWS).objectStore(ROWS);
  }

  async load(prefixes: string[]): Promise<[string, Uint8Array][]> {
    const found = await Promise.all(
      prefixes.map(async (prefix) => {
        const [keys, values] = await Promise.all([asked(this.rows.getAllKeys(range(prefix))), asked<Uint8Array[]>(this.rows.getAll(range(prefix)))]);
        return keys.map((key, index): [string, Uint8Array] => [String(key), values[index] ?? new Uint8Array()]);
      }),
    );
    return found.flat();
  }

  async keys(prefix: string): Promise<string[]> {
    return (await asked(this.rows.getAllKeys(range(prefix)))).map(String);
  }

  async read(key: string): Promise<Uint8Array | null> {
    return (await asked<Uint8Array | undefined>(this.rows.get(key))) ?? null;
  }

  write(put: [string, Uint8Array][], removed: string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const writing = this.database.transaction(ROWS, "readwrite");
      const rows = writing.objectStore(ROWS);
      for (const key of removed) rows.delete(key.endsWith("*") ? range(key.slice(0, -1)) : key);
      for (const [key, data] of put) rows.put(data, key);
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new DOMException("aborted", "AbortError"));
    });
  }
}

/** The storage of a window whose browser blocks it: it lasts as long as the page. */
export class Forgetful implements Storage {
  private readonly held = new Map<string, Uint8Array>();

  load = (prefixes: string[]): Promise<[string, Uint8Array][]> =>
    Promise.resolve([...this.held].filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix))));
  keys = (prefix: string): Promise<string[]> => Promise.resolve([...this.held.keys()].filter((key) => key.startsWith(prefix)));
  read = (key: string): Promise<Uint8Array | null> => Promise.resolve(this.held.get(key) ?? null);
  write(put: [string, Uint8Array][], removed: string[]): Promise<void> {
    for (const key of removed) {
      if (!key.endsWith("*")) this.held.delete(key);
      else for (const each of [...this.held.keys()]) if (each.startsWith(key.slice(0, -1))) this.held.delete(each);
    }
    for (const [key, data] of put) this.held.set(key, data);
    return Promise.resolve();
  }
}

/** The storage of this browser; null where it keeps nothing. */
export async function openStorage(): Promise<Storage | null> {
  try {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
    return new Database(await asked(opening));
  } catch {
    return null;
  }
}
