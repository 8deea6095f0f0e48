// The one script of every public page, inlined into its HTML. It must stay small: what waits for an intent lies in
// chunks of its own, whose addresses the build puts in place of the __…__ names.
import { addLine, badgeOf, clearBasket, readBasket, writeBasket } from "./basket.ts";
import { followLinks } from "./follow-links.ts";
import { wakeForms } from "./forms.ts";
import { isOutdated, keepKey, keyOf } from "./order-form.ts";
import { say } from "./say.ts";

declare const __BASKET_CHUNK__: string;
declare const __CHECKOUT_CHUNK__: string;
declare const __ORDER_CHUNK__: string;

const root = document.documentElement;
const username = root.dataset["username"] ?? "";
const ORDERING = `awning:ordering:${username}`;

/** Brings a page up to date that has just come: from the server, from the history, or drawn in the browser. */
function wake(): void {
  for (const hidden of document.querySelectorAll<HTMLElement>("[data-share]")) hidden.hidden = false;
  const count = badgeOf(username);
  for (const badge of document.querySelectorAll<HTMLElement>("[data-count]")) {
    badge.textContent = String(count);
    badge.hidden = count === 0;
  }
  for (const link of document.querySelectorAll("a.basket"))
    link.setAttribute("aria-label", `Basket, ${count} ${count === 1 ? "piece" : "pieces"}`);
  for (const floating of document.querySelectorAll<HTMLElement>("[data-floating]")) floating.hidden = count === 0;
}

function openBasket(): void {
  import(__BASKET_CHUNK__).then(
    ({ openBasket }: { openBasket: (username: string) => void }) => openBasket(username),
    // Without the chunk the server draws the same basket; without a connection this page is the best there is.
    () => (navigator.onLine ? location.assign(checkoutAddress()) : say("You are offline. Your basket is kept.")),
  );
}

function checkoutAddress(): string {
  const { lines, country, code } = readBasket(username);
  const tokens = lines.map((line) => `line=${Object.values(line).join(".")}&`).join("");
  return `/${username}/checkout?${tokens}basket=1&country=${country}&code=${encodeURIComponent(code)}`;
}

async function share(button: HTMLElement): Promise<void> {
  const url = button.dataset["share"] || location.href.replace(/#.*/, "");
  try {
    if (navigator.share && matchMedia("(pointer:coarse)").matches) await navigator.share({ url });
    else {
      await navigator.clipboard.writeText(url);
      say("Copied.");
    }
  } catch {
    // Dismissed, or not allowed: nothing to say.
  }
}

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = event.target.closest<HTMLElement>("[data-add],[data-basket],[data-share],[data-thumb]");
  if (!target) return;
  if (target.dataset["thumb"] === undefined) event.preventDefault();
  if (target.dataset["add"]) {
    addLine(username, target.dataset["add"], 1);
    say(`${target.dataset["title"]} is in your basket.`);
  } else if (target.dataset["basket"] !== undefined) openBasket();
  else if (target.dataset["share"] !== undefined) void share(target);
  else {
    document.querySelector("[data-thumb][aria-current]")?.removeAttribute("aria-current");
    target.setAttribute("aria-current", "true");
  }
});

// The drawer is fetched when somebody reaches for it, so that it is there when they tap.
for (const type of ["pointerover", "focusin"]) {
  document.addEventListener(type, (event) => {
    if (event.target instanceof Element && event.target.closest("[data-basket],[data-buy]"))
      import(__BASKET_CHUNK__).catch(() => undefined);
  });
}

// A link can bring a discount code along; it stays with the basket until that is ordered.
const code = new URLSearchParams(location.search).get("code");
if (code) writeBasket(username, { ...readBasket(username), code });

for (const type of ["storage", "pageshow", "awning:basket"]) addEventListener(type, wake);
wake();
followLinks(username);
wakeForms((token, quantity) => {
  addLine(username, token, quantity);
  openBasket();
});

for (const time of document.querySelectorAll("time[data-local]")) {
  const at = new Date(time.getAttribute("datetime") ?? "");
  time.textContent = at.toLocaleString("en-GB", { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
}

if (document.querySelector('[data-checkout="empty"]') && !location.search && badgeOf(username) > 0) location.replace(checkoutAddress());

const loadCheckout = () => import(__CHECKOUT_CHUNK__).catch(() => undefined);
const order = document.querySelector<HTMLFormElement>("form[data-order]");
if (order) {
  keepKey(order);
  // Coming back, a browser may restore another way of delivery than the one the total is for.
  if (isOutdated(order)) loadCheckout();
  // When it is sent the form may be another one: the server's answer takes its place.
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && "order" in target.dataset) sessionStorage.setItem(ORDERING, keyOf(target)?.value ?? "");
  });
  for (const type of ["pointerover", "focusin"]) order.addEventListener(type, loadCheckout, { once: true });
}
// A basket that was filled anew since then has another key, and stays.
if (document.querySelector("[data-ordered]") && sessionStorage.getItem(ORDERING) === readBasket(username).key) clearBasket(username);
if (document.querySelector("[data-live]"))
  import(__ORDER_CHUNK__).catch(() => document.querySelector("[data-unlive]")?.removeAttribute("hidden"));
