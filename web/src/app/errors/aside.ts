import { keep, recall } from "#data/core/browser-storage.ts";

/** A text field by what a person knows it by, and what stood in it. */
export type TypedField = { key: string; value: string };
/** Whose text it is, and on which screen it was typed. */
export type Place = { owner: string | null; pathname: string };
export type Aside = Place & { fields: TypedField[] };

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
