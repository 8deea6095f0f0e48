import { forgetAside, type Place, putAside, readAside } from "./aside.ts";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = "textarea, input";
// What is chosen is chosen again quickly; a password is not kept at all.
const NOT_TYPED: ReadonlySet<string> = new Set(["checkbox", "radio", "file", "password", "hidden", "range", "color", "submit", "button"]);

const touched = new WeakSet<EventTarget>();

/** Notices which fields somebody types into, from now on. */
export function watchTyping(): void {
  document.addEventListener("input", ({ target }) => target && touched.add(target), true);
}

/** Puts aside what was typed into the screen that stands now. What was put aside before and not yet given back stays too. */
export function takeTyped(place: Place): void {
  const fields = keyed(document.body).flatMap(({ key, field }) => (touched.has(field) ? [{ key, value: field.value }] : []));
  const kept = readAside();
  const before = kept && isSame(kept, place) ? kept.fields.filter(({ key }) => !fields.some((one) => one.key === key)) : [];
  putAside({ ...place, fields: [...fields, ...before] });
}

/**
 * Gives back what was put aside, to each field as soon as it stands on the screen again. Somebody else's text is
 * forgotten, and so is what belongs to a screen that was left.
 * @returns the function that stops looking
 */
export function giveTypedBack(place: Place): () => void {
  const kept = readAside();
  if (!kept || kept.owner !== place.owner) {
    // Before anybody is known nothing is decided; who comes in as another finds nothing.
    if (place.owner !== null) forgetAside();
    return () => {};
  }
  if (kept.pathname !== place.pathname) {
    forgetAside();
    return () => {};
  }
  const missing = [...kept.fields];
  const look = new MutationObserver(fill);
  function fill() {
    for (const { key, field } of keyed(document.body)) {
      const index = missing.findIndex((one) => one.key === key);
      const [found] = index < 0 ? [] : missing.splice(index, 1);
      if (!found) continue;
      touched.add(field);
      if (field.value !== found.value) type(field, found.value);
      putAside({ ...place, fields: missing });
    }
    if (missing.length === 0) look.disconnect();
  }
  look.observe(document.body, { childList: true, subtree: true });
  fill();
  return () => look.disconnect();
}

/** As if somebody typed it: React hears of a value only by the browser's own setter and an event. */
function type(field: TextField, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function keyed(root: HTMLElement): { key: string; field: TextField }[] {
  const seen = new Map<string, number>();
  return [...root.querySelectorAll<TextField>(FIELDS)].flatMap((field) => {
    if (NOT_TYPED.has(field.type)) return [];
    const name = [field.type, field.name, field.ariaLabel ?? "", field.labels?.[0]?.textContent ?? ""].join("|");
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return [{ key: `${name}|${nth}`, field }];
  });
}

function isSame(a: Place, b: Place): boolean {
  return a.owner === b.owner && a.pathname === b.pathname;
}
