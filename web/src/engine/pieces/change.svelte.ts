// By how much a number has just changed; 0 again after a while.
const SHOWN = 4000;

export class Change {
  by = $state(0);

  constructor(read: () => number) {
    let last: number | null = null;
    $effect(() => {
      const n = read();
      const change = last === null ? 0 : n - last;
      last = n;
      if (change === 0) return;
      this.by = change;
      const timer = setTimeout(() => (this.by = 0), SHOWN);
      return () => clearTimeout(timer);
    });
  }
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
