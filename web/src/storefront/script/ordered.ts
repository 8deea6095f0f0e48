import { readBasket, renewBasket } from "./basket.ts";
import { keyOf, sentName } from "./order-form.ts";
import { forget, keep, recall } from "./storage.ts";
import { username } from "./username.ts";

/** Which order the basket that was sent last became: its number and the key of the basket. */
const ORDERED = `awning:ordered:${username}` as const;
const SENT = sentName(username);

/** Remembers which basket a checkout sends: it leaves for another page, so the next one has to know. */
export function noteSending(form: HTMLFormElement): void {
  keep("sessionStorage", SENT, keyOf(form)?.value ?? "");
}

/**
 * Empties the basket whose order this is once that is bought, or makes it ready for another order once that has come to nothing:
 * at once, or when the open page hears of it. One that was filled anew since then has another key, and stays; so does that of
 * another order.
 */
export function settleBasket(): void {
  const { number, ordered } = document.querySelector<HTMLElement>("[data-number]")?.dataset ?? {};
  if (!number) return;
  const sent = recall("sessionStorage", SENT);
  forget("sessionStorage", SENT);
  const basket = readBasket(username);
  // What was bought past the basket leaves it alone. Where a browser keeps nothing, no basket has outlived its page.
  if (sent && sent === basket.key) keep("localStorage", ORDERED, `${number} ${sent}`);
  if (ordered && recall("localStorage", ORDERED) === `${number} ${basket.key}`) renewBasket(username, ordered === "renew" ? basket : null);
}
