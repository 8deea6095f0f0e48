import { keep, recall } from "#data/core/browser-storage.ts";

/** A text field by what a person knows it by, and what stood in it. */
export type TypedField = { key: string; value: string };
/** Whose text it is, and on which screen it was typed. */
export type Place = { owner: string | null; pathname: string };
type Aside = Place & { fields: TypedField[] };

/** Begins as the other unsaved texts do, so that signing out forgets it with them (src/data/unsaved.ts). */
const KEY = "awning:unsaved:typed";

/** Keeps texts in this tab, over a sign-in too. */
export function putAside(aside: Aside): void {
  keep("sessionStorage", KEY, aside.fields.length === 0 ? null : JSON.stringify(aside));
}

export function forgetAside(): void {
  putAside({ owner: null, pathname: "", fields: [] });
}

/** What was put aside; `null` when there is nothing, or nothing that can be read. */
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
