/** Svelte action: tells how large an element is, and whenever that changes. It waits for the browser's own layout:
 * asking for a size while a whole table is being built would lay it out once more each time. */
export function sized(node: HTMLElement, told: (width: number, height: number) => void): { destroy(): void } {
  if (typeof ResizeObserver === "undefined") return { destroy: () => {} };
  const watch = new ResizeObserver(() => told(node.offsetWidth, node.offsetHeight));
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
}
