// What the script of every public page does. It stands in the HTML and must stay small: what waits for an intent lies in
// chunks of its own, whose addresses the build puts in place of the __…__ names.

import { say } from "./announce.ts";
import { addLine, badgeOf, readBasket, writeBasket } from "./basket.ts";
import { isGone } from "./chat-gone.ts";
import { username } from "./username.ts";

declare const __BASKET_CHUNK__: string;
declare const __OPEN_CHUNK__: string;

/** Brings a page up to date that has just come: from the server, from the history, or drawn in the browser. */
function wake(): void {
  for (const hidden of document.querySelectorAll<HTMLElement>("button[data-open]")) hidden.hidden = false;
  for (const chat of document.querySelectorAll<HTMLElement>("[data-chat]")) chat.hidden = isGone();
  const count = badgeOf(username);
  for (const badge of document.querySelectorAll<HTMLElement>("[data-count]")) {
    badge.textContent = `${count}`;
    badge.hidden = !count;
  }
  for (const link of document.querySelectorAll("a.basket")) link.ariaLabel = `Basket, ${count} ${count === 1 ? "item" : "items"}`;
  for (const hidden of document.querySelectorAll<HTMLElement>("[data-floating]")) hidden.hidden = !count;
  if (document.querySelector(".until")) openAlone("until");
}

/**
 * Puts pieces into the basket, and says so where there is no room for them.
 * @returns whether there was
 */
export function putIn(token: string, quantity: number): boolean {
  const fits = addLine(username, token, quantity);
  if (fits) dispatchEvent(new CustomEvent("awning:added", { detail: token }));
  else say("Your basket is full.");
  return fits;
}

/** Opens the drawer with the basket. */
export function openBasket(): void {
  import(__BASKET_CHUNK__).then(
    ({ openBasket }: { openBasket: (username: string) => void }) => openBasket(username),
    // Without the chunk the server draws the same basket; without a connection this page is the best there is.
    () => (navigator.onLine ? location.assign(checkoutAddress()) : say("You’re offline. Your basket is saved.")),
  );
}

/** The checkout of everything in the basket, for a shop that knows nothing of it yet. */
export function checkoutAddress(): string {
  const { lines, country, code } = readBasket(username);
  const tokens = lines.map((line) => `line=${Object.values(line).join(".")}&`).join("");
  return `/${username}/checkout?${tokens}basket=1&country=${country}&code=${encodeURIComponent(code)}`;
}

type Opener = { openByName: (name: string | undefined, target: HTMLElement) => Promise<void> };

/** Opens what goes by a name: what an element asks for. */
const open = (name: string | undefined, target: HTMLElement) =>
  import(__OPEN_CHUNK__).then(({ openByName }: Opener) => openByName(name, target));

/** Opens what nobody asked for; without its chunk the page is as the server drew it. */
export const openAlone = (name: string) => void open(name, document.body).catch(() => undefined);

document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const target = event.target instanceof Element && event.target.closest<HTMLElement>("[data-add],[data-basket],[data-open]");
  if (!target) return;
  event.preventDefault();
  if (target.dataset["add"]) {
    if (putIn(target.dataset["add"], 1)) say(`${target.dataset["title"]} added to basket.`);
  } else if (target.matches("[data-basket]")) openBasket();
  else
    open(target.dataset["open"], target).catch(() => {
      // What cannot be opened does what the element does by itself: its link, its form.
      delete target.dataset["open"];
      target.click();
    });
});

// What opens is fetched when somebody reaches for it, so that it is there when they tap.
for (const type of ["pointerover", "focusin"]) {
  document.addEventListener(type, ({ target }) => {
    const reached = target instanceof Element && target.closest("[data-basket],[data-buy],[data-open]");
    if (reached) import(reached.matches("[data-open]") ? __OPEN_CHUNK__ : __BASKET_CHUNK__).catch(() => undefined);
  });
}

// A link can bring a discount code along; it stays with the basket until that is ordered.
const code = new URLSearchParams(location.search).get("code");
if (code) writeBasket(username, { ...readBasket(username), code });

// The browsers that apps bring along fail at much; whoever is in one is told how to get out, and nobody else loads a byte.
if (/Instagram|FBA|Bytedance|Snapchat|; wv/.test(navigator.userAgent)) openAlone("in-app");

for (const type of ["storage", "pageshow", "awning:basket"]) addEventListener(type, wake);
wake();
