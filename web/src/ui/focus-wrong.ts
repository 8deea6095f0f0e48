/** After a save was refused and the errors are drawn, the first field that is wrong gets the focus, each time anew. */
export function focusFirstWrong(form: ParentNode | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}
