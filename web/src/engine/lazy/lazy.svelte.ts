import type { Component } from "svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as Svelte bounds the properties of a component
type AnyProps = Record<string, any>;

/** A component that is fetched when it is first shown, or before that when somebody may want it soon. */
export class LazyComponent<Props extends AnyProps> {
  component = $state.raw<Component<Props> | null>(null);
  private asked = false;

  constructor(private readonly load: () => Promise<{ default: Component<Props> }>) {}

  /** Fetch it, unless it is here or on its way. */
  fetch(): void {
    if (this.asked) return;
    this.asked = true;
    this.load().then(
      ({ default: component }) => (this.component = component),
      // Shown again, it is asked for again.
      () => (this.asked = false),
    );
  }
}

export const lazy = <Props extends AnyProps>(load: () => Promise<{ default: Component<Props> }>): LazyComponent<Props> => new LazyComponent(load);

/** Milliseconds after a page is drawn until what it may need next is fetched. */
const PREFETCH_AFTER_MS = 800;

/** Fetch these when the page is at rest; gives back how to call it off. */
export function prefetch(components: readonly { fetch(): void }[]): () => void {
  const timer = setTimeout(() => components.forEach((each) => each.fetch()), PREFETCH_AFTER_MS);
  return () => clearTimeout(timer);
}
