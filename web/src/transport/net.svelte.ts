// The state of the connection to the server, from the results of all requests.

class Net {
  /** The time since which the server has not answered; null while it answers. */
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
