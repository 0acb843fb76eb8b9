// Whether the server answers: every request tells it.

class Net {
  /** Since when there has been no way to the server; null while there is. */
  since = $state<number | null>(null);

  get away(): boolean {
    return this.since !== null;
  }

  heard(answer: Response): void {
    if (answer.headers.get("X-Kept")) this.lost();
    else this.since = null;
  }

  lost(): void {
    this.since ??= Date.now();
  }
}

export const net = new Net();
