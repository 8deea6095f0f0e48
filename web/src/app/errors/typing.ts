import { keep, recall } from "#data/core/browser-storage.ts";

/** A text field, identified by its label, and its value. */
export type TypedField = { key: string; value: string };
/** The user and the screen a text belongs to. */
export type Place = { owner: string | null; pathname: string };
type Aside = Place & { fields: TypedField[] };

/** Uses the prefix of the other unsaved texts, so signing out removes it too (src/data/unsaved.ts). */
const KEY = "awning:unsaved:typed";

/** Stores texts in this tab, across a sign-in. */
export function putAside(aside: Aside): void {
  keep("sessionStorage", KEY, aside.fields.length === 0 ? null : JSON.stringify(aside));
}

export function forgetAside(): void {
  putAside({ owner: null, pathname: "", fields: [] });
}

/** The stored texts; `null` when there are none or they are unreadable. */
export function readAside(): Aside | null {
  try {
    const stored: unknown = JSON.parse(recall("sessionStorage", KEY) ?? "null");
    return isAside(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isAside(value: unknown): value is Aside {
  if (typeof value !== "object" || value === null) return false;
  const { owner, pathname, fields }: { [Key in keyof Aside]?: unknown } = value;
  return (typeof owner === "string" || owner === null) && typeof pathname === "string" && Array.isArray(fields) && fields.every(isField);
}

function isField(value: unknown): value is TypedField {
  if (typeof value !== "object" || value === null) return false;
  const { key, value: text }: { [Key in keyof TypedField]?: unknown } = value;
  return typeof key === "string" && typeof text === "string";
}

export type TextField = HTMLInputElement | HTMLTextAreaElement;

// Selections are quick to repeat, passwords are never stored, and buttons hold no text.
const NOT_TYPED = /^(?:checkbox|radio|file|password|range|color)$/;
const touched = new WeakSet<EventTarget>();

/** Starts tracking which fields the user types into. */
export function watchTyping(): void {
  document.addEventListener("input", ({ target }) => target && touched.add(target), true);
}

/** The text typed on the current screen. */
export function readTyped(): TypedField[] {
  return namedFields().flatMap(({ key, field }) => (touched.has(field) ? [{ key, value: field.value }] : []));
}

/**
 * Every text field of the page by its label. When one form is used for many entries, its `data-of` names the entry, so text is
 * never restored into another one.
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
