// The one script of the pages of one visitor: the checkout and what comes after it. Nothing here is on any other page.

import { timeWords } from "../words.ts";
import { badgeOf } from "./basket.ts";
import { readOrigin } from "./came-from.ts";
import { forgetForm, hasKeptForm } from "./kept-form.ts";
import { isOutdated, keepKey } from "./order-form.ts";
import { noteSending, settleBasket } from "./ordered.ts";
import { checkoutAddress, openAlone } from "./page.ts";
import { tell } from "./tell.ts";
import { username } from "./username.ts";

declare const __CHECKOUT_CHUNK__: string;
declare const __ORDER_CHUNK__: string;

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
  time.textContent = timeWords(Date.parse(time.dateTime), time.lang, timeZone);
}

if (document.querySelector('[data-checkout="empty"]') && !location.search && badgeOf(username) > 0) location.replace(checkoutAddress());

const loadCheckout = () => import(__CHECKOUT_CHUNK__).catch(() => undefined);
const order = document.querySelector<HTMLFormElement>("form[data-order]");
if (order) {
  keepKey(order);
  // Coming back, a browser may restore another way of delivery than the one the total is for.
  if (hasKeptForm(username) || isOutdated(order)) loadCheckout();
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
