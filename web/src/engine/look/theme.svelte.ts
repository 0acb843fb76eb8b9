// The theme as the painted bases need it: its name and its colours.
let mark = $state(0);
let watching = false;

function watch(): void {
  if (watching || typeof MutationObserver === "undefined") return;
  watching = true;
  new MutationObserver(() => (mark += 1)).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-theme", "style"],
  });
}

/** Changes whenever the document puts on another theme. */
export function themeMark(): number {
  watch();
  return mark;
}

/** The values of custom properties where `element` stands, as declarations for a picture of its own. */
export function colours(element: Element, names: readonly string[]): string {
  const style = getComputedStyle(element);
  return names.map((name) => `${name}:${style.getPropertyValue(name).trim() || "#888"}`).join(";");
}
