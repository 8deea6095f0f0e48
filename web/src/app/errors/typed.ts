import { forgetAside, namedFields, type Place, putAside, readAside, type TextField, type TypedField } from "./typing.ts";

/** Stores what was typed on an unmounted screen, in addition to earlier text not yet restored. */
export function takeTyped(place: Place, fields: readonly TypedField[]): void {
  const kept = readAside();
  const before = kept && isSame(kept, place) ? kept.fields.filter(({ key }) => !fields.some((one) => one.key === key)) : [];
  putAside({ ...place, fields: [...fields, ...before] });
}

/**
 * Restores the stored text into each field once it is mounted. Text of another user or of a screen the user left is deleted.
 * @returns the function that stops looking
 */
export function giveTypedBack(place: Place): () => void {
  const kept = readAside();
  if (!kept || kept.owner !== place.owner) {
    // Waits until the user is known; another user's text is deleted.
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

/** Simulates typing: React notices a value only through the native setter and an event. */
function type(field: TextField, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function isSame(a: Place, b: Place): boolean {
  return a.owner === b.owner && a.pathname === b.pathname;
}
