// A bar that holds more than fits gives up what is said elsewhere too, one thing after the other, and never a number.

interface Tight {
  /** The selector of the parts that must not be cut off. */
  whole: string;
  /** The number of things the bar may give up; the classes `tight-1`, `tight-2`… tell which it has given up. */
  most: number;
  /** Looked at again when this changes. */
  content: string;
}

export function tightened(node: HTMLElement, how: Tight): { update(next: Tight): void; destroy(): void } {
  let { whole, most } = how;

  const cut = (): boolean => [...node.querySelectorAll<HTMLElement>(whole)].some((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1);

  function fit(): void {
    for (let level = 0; level <= most; level += 1) {
      for (let given = 1; given <= most; given += 1) node.classList.toggle(`tight-${given}`, given <= level);
      if (!cut()) return;
    }
  }

  const watch = new ResizeObserver(fit);
  watch.observe(node);
  // A part may grow later, and take the room of the others.
  const parts = new ResizeObserver(() => requestAnimationFrame(fit));
  for (const part of node.children) parts.observe(part);
  void document.fonts?.ready.then(fit);
  return {
    update(next) {
      ({ whole, most } = next);
      requestAnimationFrame(fit);
    },
    destroy() {
      watch.disconnect();
      parts.disconnect();
    },
  };
}
