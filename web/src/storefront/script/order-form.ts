import { readBasket, writeBasket } from "./basket.ts";
import { forget } from "./storage.ts";
import { username } from "./username.ts";

/** Where this tab stores the key of a checkout that it sent without an answer yet. */
export const sentName = (username: string) => `awning:sent:${username}` as const;

/** Forgets the sent checkout, which failed or is shown again, so no order page takes over the basket. */
export function forgetSending(username: string): void {
  forget("sessionStorage", sentName(username));
}

/** The field with the checkout's idempotency key. */
export function keyOf(form: HTMLFormElement): HTMLInputElement | null {
  const key = form.elements.namedItem("key");
  return key instanceof HTMLInputElement ? key : null;
}

/**
 * Keeps a checkout's key over a reload and on return after ordering. A basket has its own key until it is ordered; when the
 * server issues a new one because that order exists, the basket takes it.
 */
export function keepKey(form: HTMLFormElement): void {
  const key = keyOf(form);
  if (!key) return;
  forgetSending(username);
  const isBasket = form.elements.namedItem("basket") !== null;
  if ("fresh" in key.dataset) {
    const kept: unknown = history.state?.orderKey;
    if (typeof kept === "string") key.value = kept;
    else if (isBasket) key.value = readBasket(username).key;
  } else if (isBasket) writeBasket(username, { ...readBasket(username), key: key.value });
  history.replaceState({ orderKey: key.value }, "");
}

/** Whether the total is for another delivery method or country than the selected one. */
export function isOutdated(form: HTMLFormElement): boolean {
  const chosen = form.querySelector<HTMLInputElement>("[name=delivery]:checked");
  const quoted = form.elements.namedItem("quoted");
  // The country is part of the quote only where it changes the total.
  const [way, country] = quoted instanceof HTMLInputElement ? quoted.value.split(" ") : [];
  const where = form.querySelector<HTMLSelectElement>("#country")?.value;
  return way !== undefined && ((chosen?.value ?? "none") !== way || (country !== undefined && Boolean(where) && where !== country));
}
