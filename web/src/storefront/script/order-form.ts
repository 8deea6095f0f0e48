import { readBasket, writeBasket } from "./basket.ts";
import { forget } from "./storage.ts";
import { username } from "./username.ts";

/** Where this tab keeps the key of the checkout that it has sent and not heard of yet. */
export const sentName = (username: string) => `awning:sent:${username}` as const;

/** What was sent has come to nothing, or is shown again: no order's page may take the basket for its own. */
export function forgetSending(username: string): void {
  forget("sessionStorage", sentName(username));
}

/** The field with the key that makes a checkout one order, however often it is sent. */
export function keyOf(form: HTMLFormElement): HTMLInputElement | null {
  const key = form.elements.namedItem("key");
  return key instanceof HTMLInputElement ? key : null;
}

/**
 * Lets a checkout keep its key: over a reload, and when somebody comes back to it after ordering. A basket has one of its
 * own until it is ordered; only when the server gives another one, because that order exists, the basket takes that.
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

/** Whether the total on the page is for another way of delivery, or another country, than the chosen one. */
export function isOutdated(form: HTMLFormElement): boolean {
  const chosen = form.querySelector<HTMLInputElement>("[name=delivery]:checked");
  const quoted = form.elements.namedItem("quoted");
  // Only where the country changes the total it is part of what was quoted.
  const [way, country] = quoted instanceof HTMLInputElement ? quoted.value.split(" ") : [];
  const where = form.querySelector<HTMLSelectElement>("#country")?.value;
  return way !== undefined && ((chosen?.value ?? "none") !== way || (country !== undefined && Boolean(where) && where !== country));
}
