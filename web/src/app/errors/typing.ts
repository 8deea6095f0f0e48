import type { TypedField } from "./aside.ts";

export type TextField = HTMLInputElement | HTMLTextAreaElement;

// What is chosen is chosen again quickly; a password is not kept at all.
const NOT_TYPED = /^(?:checkbox|radio|file|password|hidden|range|color|submit|button)$/;
const touched = new WeakSet<EventTarget>();

/** Notices which fields somebody types into, from now on. */
export function watchTyping(): void {
  document.addEventListener("input", ({ target }) => target && touched.add(target), true);
}

/** What was typed into the screen that stands now. */
export function readTyped(): TypedField[] {
  return namedFields().flatMap(({ key, field }) => (touched.has(field) ? [{ key, value: field.value }] : []));
}

/** Every text field of the page, by what a person knows it by. */
export function namedFields(): { key: string; field: TextField }[] {
  const seen: Record<string, number> = {};
  return [...document.querySelectorAll<TextField>("textarea, input")].flatMap((field) => {
    if (NOT_TYPED.test(field.type)) return [];
    const name = [field.type, field.name, field.ariaLabel, field.labels?.[0]?.textContent].join("|");
    const nth = seen[name] ?? 0;
    seen[name] = nth + 1;
    return [{ key: `${name}|${nth}`, field }];
  });
}
