// The one script of the pages of one visitor: the checkout and what comes after it. Nothing here is on any other page.
import { formatTime } from "../labels.ts";
import { badgeOf, readBasket, renewBasket } from "./basket.ts";
import { noteOrigin, readOrigin } from "./came-from.ts";
import { isOutdated, keepKey, keyOf, sentName } from "./order-form.ts";
import { checkoutAddress, openAlone } from "./page.ts";
import { forget, keep, recall } from "./storage.ts";
import { forgetForm, hasStoredForm } from "./stored-form.ts";
import { tell } from "./tell.ts";
import { username } from "./username.ts";

/** Which order the basket that was sent last became: its number and the key of the basket. */
const ORDERED = `awning:ordered:${username}` as const;
const SENT = sentName(username);

/** Remembers which basket a checkout sends: it leaves for another page, so the next one has to know. */
function noteSending(form: HTMLFormElement): void {
  keep("sessionStorage", SENT, keyOf(form)?.value ?? "");
}

/**
 * Empties the basket whose order this is once that is bought, or makes it ready for another order once that has come to nothing:
 * at once, or when the open page hears of it. One that was filled anew since then has another key, and stays; so does that of
 * another order.
 */
function settleBasket(): void {
  const { number, ordered } = document.querySelector<HTMLElement>("[data-number]")?.dataset ?? {};
  if (!number) return;
  const sent = recall("sessionStorage", SENT);
  forget("sessionStorage", SENT);
  const basket = readBasket(username);
  // What was bought past the basket leaves it alone. Where a browser keeps nothing, no basket has outlived its page.
  if (sent && sent === basket.key) keep("localStorage", ORDERED, `${number} ${sent}`);
  if (ordered && recall("localStorage", ORDERED) === `${number} ${basket.key}`) renewBasket(username, ordered === "renew" ? basket : null);
}

declare const __CHECKOUT_CHUNK__: string;
declare const __ORDER_CHUNK__: string;

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
  time.textContent = formatTime(Date.parse(time.dateTime), time.lang, timeZone);
}

if (document.querySelector('[data-checkout="empty"]') && !location.search && badgeOf(username) > 0) location.replace(checkoutAddress());

const loadCheckout = () => import(__CHECKOUT_CHUNK__).catch(() => undefined);
const order = document.querySelector<HTMLFormElement>("form[data-order]");
if (order) {
  keepKey(order);
  // Coming back, a browser may restore another way of delivery than the one the total is for.
  if (hasStoredForm(username) || isOutdated(order)) loadCheckout();
  // When it is sent the form may be another one: the server's answer takes its place.
  document.addEventListener("submit", ({ target, submitter }) => {
    if (target instanceof HTMLFormElement && "order" in target.dataset && isOrder(submitter)) noteSending(target);
  });
  // However it is sent, by the browser or by the chunk.
  document.addEventListener("formdata", ({ target, formData }) => {
    if (target instanceof HTMLFormElement && "order" in target.dataset) formData.set("cameFrom", readOrigin());
  });
  for (const type of ["pointerover", "focusin"]) order.addEventListener(type, loadCheckout, { once: true });
} else forgetForm(username);
/** Not one that only wants another total. */
function isOrder(submitter: HTMLElement | null): boolean {
  return !(submitter instanceof HTMLButtonElement) || submitter.value === "order";
}

if (document.querySelector("[data-book]")) openAlone("book");

// The page of a service is where visitors land. Orders and bookings are opened from payment pages and mails, which brought nobody.
if (location.pathname.split("/")[2] === "book") noteOrigin();
tell("view", location.pathname);
// Whatever claims to be a booking or an order counts only where there is one, on the day on which it was made.
const { booking } = document.querySelector<HTMLElement>("[data-booking]")?.dataset ?? {};
if (booking) tell("booking", booking);
const { number } = document.querySelector<HTMLElement>("[data-number]")?.dataset ?? {};
if (number) tell("order", number);
settleBasket();
addEventListener("awning:ordered", settleBasket);
if (document.querySelector("[data-live]")) loadOrder(0);
/** A file that did not come is fetched again by another address: a browser may remember that the first one failed. */
function loadOrder(failed: number): void {
  import(failed === 0 ? __ORDER_CHUNK__ : `${__ORDER_CHUNK__}?${failed}`).catch(() => {
    document.querySelector("[data-unlive]")?.removeAttribute("hidden");
    setTimeout(loadOrder, Math.min(2000 * 2 ** failed, 60_000), failed + 1);
  });
}
