import type { TypedField } from "./aside.ts";

export type TextField = HTMLInputElement | HTMLTextAreaElement;

// What is chosen is chosen again quickly; a password is not kept at all. Nobody types into a button.
const NOT_TYPED = /^(?:checkbox|radio|file|password|range|color)$/;
const touched = new WeakSet<EventTarget>();

/** Notices which fields somebody types into, from now on. */
export function watchTyping(): void {
  document.addEventListener("input", ({ target }) => target && touched.add(target), true);
}

/** What was typed into the screen that stands now. */
export function readTyped(): TypedField[] {
  return namedFields().flatMap(({ key, field }) => (touched.has(field) ? [{ key, value: field.value }] : []));
}

/**
 * Every text field of the page, by what a person knows it by. Where the same form opens for one thing of many, it says by
 * `data-of` for which: what was typed about one is never about another.
 */
export function namedFields(): { key: string; field: TextField }[] {
  const seen: Record<string, number> = {};
  return [...document.querySelectorAll<TextField>("textarea, input")].flatMap((field) => {
    if (NOT_TYPED.test(field.type)) return [];
    const name = [
      field.closest<HTMLElement>("[data-of]")?.dataset["of"],
      field.type,
      field.name,
      field.ariaLabel,
      field.labels?.[0]?.textContent,
    ].join();
    seen[name] = (seen[name] ?? 0) + 1;
    return [{ key: name + seen[name], field }];
  });
}
