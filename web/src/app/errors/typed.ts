import { forgetAside, namedFields, type Place, putAside, readAside, type TextField, type TypedField } from "./typing.ts";

/** Puts aside what was typed on a screen that is gone. What was put aside before and not yet given back stays too. */
export function takeTyped(place: Place, fields: readonly TypedField[]): void {
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
    for (const { key, field } of namedFields()) {
      const index = missing.findIndex((one) => one.key === key);
      const [found] = index < 0 ? [] : missing.splice(index, 1);
      if (!found) continue;
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

function isSame(a: Place, b: Place): boolean {
  return a.owner === b.owner && a.pathname === b.pathname;
}
