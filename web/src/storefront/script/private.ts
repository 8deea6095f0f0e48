// The script of the pages for a single visitor: the checkout and everything after it. No other page loads it.
import { formatTime } from "../labels.ts";
import { badgeOf, readBasket, renewBasket } from "./basket.ts";
import { noteOrigin, readOrigin } from "./came-from.ts";
import { isOutdated, keepKey, keyOf, sentName } from "./order-form.ts";
import { checkoutAddress, openAlone } from "./page.ts";
import { forget, keep, recall } from "./storage.ts";
import { forgetForm, hasStoredForm } from "./stored-form.ts";
import { tell } from "./tell.ts";
import { username } from "./username.ts";

/** The order made from the last sent basket: its number and the basket's key. */
const ORDERED = `awning:ordered:${username}` as const;
const SENT = sentName(username);

/** Stores which basket a checkout sends, because the order opens as a new page. */
function noteSending(form: HTMLFormElement): void {
  keep("sessionStorage", SENT, keyOf(form)?.value ?? "");
}

/**
 * Empties the order's basket once it is bought, or gives it a new key once the order has failed, now or when the open page
 * learns it. A basket refilled since, or one of another order, has another key and stays.
 */
function settleBasket(): void {
  const { number, ordered } = document.querySelector<HTMLElement>("[data-number]")?.dataset ?? {};
  if (!number) return;
  const sent = recall("sessionStorage", SENT);
  forget("sessionStorage", SENT);
  const basket = readBasket(username);
  // An order outside the basket leaves it alone. Without storage, no basket has outlived its page.
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
  // On return, the browser may restore a different delivery method than the total's.
  if (hasStoredForm(username) || isOutdated(order)) loadCheckout();
  // The server's answer may have replaced the form by the time it is submitted.
  document.addEventListener("submit", ({ target, submitter }) => {
    if (target instanceof HTMLFormElement && "order" in target.dataset && isOrder(submitter)) noteSending(target);
  });
  // For both native submits and those of the chunk.
  document.addEventListener("formdata", ({ target, formData }) => {
    if (target instanceof HTMLFormElement && "order" in target.dataset) formData.set("cameFrom", readOrigin());
  });
  for (const type of ["pointerover", "focusin"]) order.addEventListener(type, loadCheckout, { once: true });
} else forgetForm(username);
/** Excludes submits that only update the total. */
function isOrder(submitter: HTMLElement | null): boolean {
  return !(submitter instanceof HTMLButtonElement) || submitter.value === "order";
}

if (document.querySelector("[data-book]")) openAlone("book");

// Visitors land on service pages. Orders and bookings are opened from payment pages and mails, which are no source.
if (location.pathname.split("/")[2] === "book") noteOrigin();
tell("view", location.pathname);
// A booking or order is counted only if it exists, on the day it was made.
const { booking } = document.querySelector<HTMLElement>("[data-booking]")?.dataset ?? {};
if (booking) tell("booking", booking);
const { number } = document.querySelector<HTMLElement>("[data-number]")?.dataset ?? {};
if (number) tell("order", number);
settleBasket();
addEventListener("awning:ordered", settleBasket);
if (document.querySelector("[data-live]")) loadOrder(0);
/** Retries a failed chunk under another address, because a browser may cache the failure. */
function loadOrder(failed: number): void {
  import(failed === 0 ? __ORDER_CHUNK__ : `${__ORDER_CHUNK__}?${failed}`).catch(() => {
    document.querySelector("[data-unlive]")?.removeAttribute("hidden");
    setTimeout(loadOrder, Math.min(2000 * 2 ** failed, 60_000), failed + 1);
  });
}
