/** Moves the focus to the field of that name, for the first one that is wrong. */
export function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
