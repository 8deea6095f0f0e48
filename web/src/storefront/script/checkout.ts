// Loaded when a visitor turns to the checkout form. The server renders the page; this only submits in place: another delivery
// method updates the total at once, errors appear without a page load, and typed text is never lost.

import { say } from "./announce.ts";
import { readBasket, writeBasket } from "./basket.ts";
import { hintAtMail } from "./mail-hint.ts";
import { forgetSending, isOutdated, keepKey } from "./order-form.ts";
import { bodyOf, keepForm, restoreForm } from "./stored-form.ts";
import { username } from "./username.ts";

const currentForm = () => document.querySelector<HTMLFormElement>("form[data-order]");
type Wish = [name: string, value: string];
/** The request in flight, the last one, and the next one waiting. */
let sending: Wish | null = null;
let last: Wish | null = null;
let next: Wish | null = null;
const LATE_MS = 10_000;
const TYPED_MS = 600;
let moving: ReturnType<typeof setTimeout> | undefined;

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form !== currentForm()) return;
  event.preventDefault();
  const button = event.submitter;
  const isNamed = button instanceof HTMLButtonElement && button.name !== "";
  void send(isNamed ? [button.name, button.value] : ["act", "order"]);
});

document.addEventListener("change", (event) => {
  const form = currentForm();
  if (!form || !(event.target instanceof HTMLElement)) return;
  if (event.target.id === "email") hintAtMail(form);
  else if (event.target.matches("[name=delivery],[data-requote]") || isOutdated(form)) void send(["act", "update"]);
  else if (isElsewhere(form)) {
    // With the keyboard, each typed letter may select another country.
    clearTimeout(moving);
    moving = setTimeout(() => isElsewhere(currentForm()) && void send(["act", "update"]), TYPED_MS);
  }
});

// Enter in the code field applies the code and does not order.
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.target instanceof HTMLElement) || event.target.id !== "code" || !currentForm()) return;
  event.preventDefault();
  void send(["act", "code"]);
});

/** Submits the form. A second order is ignored; other requests wait for the current one. */
async function send(wish: Wish): Promise<void> {
  const form = currentForm();
  if (sending) {
    if (sending[1] !== "order") next = wish;
    return;
  }
  if (!form) return;
  sending = wish;
  last = wish;
  form.setAttribute("aria-busy", "true");
  const isLast = () => last === wish;
  // After this long the buyer may submit again; only the answer to the last request counts.
  const late = setInterval(() => {
    if (!isLast()) return;
    free(form);
    say("This is taking longer than usual. Wait a moment, or try again. You won’t be charged twice.");
  }, LATE_MS);
  const [name, value] = wish;
  const body = bodyOf(form);
  body.set(name, value);
  let isLeaving = false;
  try {
    const response = await fetch(form.action, { method: "POST", body });
    isLeaving = response.redirected;
    if (isLeaving) location.assign(response.url);
    else {
      const html = await response.text();
      if (isLast()) show(html, { status: response.status, value, isEmptied: response.ok && name === "fix" });
    }
  } catch {
    if (!isLast()) return;
    forgetSending(username);
    say("You’re offline. Try again when you’re back online. You won’t be charged twice.");
  } finally {
    clearInterval(late);
    // Blocks another submit until the order's page has loaded.
    if (isLeaving) sending = wish;
    else if (isLast()) {
      free(form);
      const wanted = next;
      next = null;
      if (wanted) void send(wanted);
    }
  }
}

function free(form: HTMLFormElement): void {
  sending = null;
  form.removeAttribute("aria-busy");
}

// A buyer who returns from the order's page finds this one as they left it.
addEventListener("pageshow", () => {
  sending = null;
  currentForm()?.removeAttribute("aria-busy");
});

/** Replaces the page with the server's new one; text typed in the meantime stays. */
function show(html: string, { status, value, isEmptied }: { status: number; value: string; isEmptied: boolean }): void {
  const next = new DOMParser().parseFromString(html, "text/html").querySelector<HTMLElement>("main[data-checkout]");
  const old = document.querySelector("main");
  // An error page must not replace what was typed.
  if (!next || !old || (status >= 429 && next.dataset["checkout"] === "empty")) {
    forgetSending(username);
    say("Something went wrong. Nothing is lost. Try again in a moment.");
    return;
  }
  const focused = document.activeElement?.id;
  const focusedChoice = document.activeElement instanceof HTMLInputElement ? document.activeElement : null;
  const before = totalOf(old);
  keepTyped(old, next);
  markChanges(old, next);
  const isBasket = old.querySelector("[name=basket]") !== null;
  old.replaceWith(next);
  const form = currentForm();
  if (form) keepKey(form);
  if (isBasket) keepBasket(next, isEmptied);
  const wrong = next.querySelector<HTMLElement>("[aria-invalid=true]") ?? next.querySelector<HTMLElement>("[data-notice]");
  const isUpdate = value === "update";
  const same = focused ? document.getElementById(focused) : choiceLike(next, focusedChoice);
  if (wrong && !isUpdate) wrong.focus();
  else if (value === "code") document.getElementById("code")?.focus();
  else same?.focus();
  if (form) hintAtMail(form);
  const used = value === "code" ? (next.querySelector("[data-code-used]")?.textContent ?? "") : "";
  const total = totalOf(next);
  if (used || (isUpdate && total !== before)) say(`${used} The total is ${total}.`.trim());
}

function totalOf(main: Element): string {
  return main.querySelector("[data-money=pay]")?.textContent ?? "";
}

function choiceLike(next: Element, choice: HTMLInputElement | null): HTMLInputElement | null {
  return choice
    ? next.querySelector<HTMLInputElement>(`input[name="${CSS.escape(choice.name)}"][value="${CSS.escape(choice.value)}"]`)
    : null;
}

function keepTyped(old: Element, next: Element): void {
  for (const field of next.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>("[id][name],textarea[name]")) {
    const before = old.querySelector(`[name="${CSS.escape(field.name)}"]`);
    if (before && "value" in before && typeof before.value === "string") field.value = before.value;
    // A selected state is no option in another country.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  }
  // Restores options selected while the request was running, if the new page still has them.
  for (const choice of old.querySelectorAll<HTMLInputElement>("input[type=radio]:checked,input[type=checkbox]")) {
    const same = choiceLike(next, choice);
    if (same) same.checked = choice.checked;
  }
}

/** Shows the old amount beside each one that changed. */
function markChanges(old: Element, next: Element): void {
  for (const money of next.querySelectorAll<HTMLElement>("[data-money]")) {
    const before = old.querySelector(`[data-money="${money.dataset["money"]}"]`)?.lastChild?.textContent;
    if (!before || before === money.textContent || money.dataset["money"] === "pay") continue;
    const was = document.createElement("s");
    was.className = "was";
    was.textContent = before;
    money.prepend(was);
  }
}

/** A line fixed here is fixed in the basket too. */
function keepBasket(main: Element, isEmptied: boolean): void {
  if (!main.querySelector("form[data-order]") && !isEmptied) return;
  const lines = [...main.querySelectorAll<HTMLInputElement>("input[name=line]")].map((input) => {
    const [productId = "", variantId = "", quantity, ...rest] = input.value.split(".");
    return { productId, variantId, quantity: Number(quantity), amount: rest.join(".") };
  });
  const basket = readBasket(username);
  const typed = (id: string) => main.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`)?.value;
  writeBasket(username, { ...basket, lines, country: typed("country") || basket.country, code: typed("code") ?? basket.code });
}

addEventListener("pagehide", () => {
  const form = currentForm();
  if (form) keepForm(username, form);
});

const found = currentForm();
// Checks again for errors, because they may have been fixed since.
if (found && restoreForm(username, found)) void send(["act", "check"]);
else if (found && (isOutdated(found) || isElsewhere(found) || hasOtherCode(found))) void send(["act", "update"]);

/** Whether the address fields are for a different country than the selected one. */
function isElsewhere(form: HTMLFormElement | null): boolean {
  return [...(form?.querySelectorAll<HTMLElement>("[data-drawn]") ?? [])].some(({ dataset }) => {
    const [chosen] = form?.querySelector<HTMLSelectElement>(`#${dataset["of"]}`)?.selectedOptions ?? [];
    return (chosen?.dataset["shape"] ?? "") !== dataset["drawn"];
  });
}

/** Whether the restored discount code differs from the one in the total. */
function hasOtherCode(form: HTMLFormElement): boolean {
  const code = form.querySelector<HTMLInputElement>("#code");
  return code !== null && code.value !== code.defaultValue;
}
