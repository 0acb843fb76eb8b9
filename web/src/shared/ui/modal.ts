/** A modal dialog: the focus goes in and returns to what had it. `quiet`: not into a field, where a keyboard would rise. */
export function modal(node: HTMLDialogElement, quiet = false): { destroy(): void } {
  const from = document.activeElement;
  node.showModal();
  // The button marked `data-first` shows the Enter key, so Enter has to press it: focus it, or a text field of its form.
  const first = node.querySelector<HTMLElement>("[data-first]");
  const field = quiet ? null : first?.closest("form")?.querySelector<HTMLElement>("input[type=text], input:not([type])");
  (field ?? first)?.focus();
  return {
    destroy: () => {
      node.close();
      if (from instanceof HTMLElement && from.isConnected) from.focus();
    },
  };
}
