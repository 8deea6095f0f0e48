// The script of every public page. It is inlined and must stay small: anything that waits for user intent is a separate chunk,
// whose address the build inserts for the __…__ names.

import { say } from "./announce.ts";
import { addLine, badgeOf, readBasket, writeBasket } from "./basket.ts";
import { isGone } from "./chat-gone.ts";
import { username } from "./username.ts";

declare const __BASKET_CHUNK__: string;
declare const __OPEN_CHUNK__: string;

/** Updates a page that was just loaded, restored or drawn in the browser. */
function wake(): void {
  for (const hidden of document.querySelectorAll<HTMLElement>("button[data-open]")) hidden.hidden = false;
  for (const chat of document.querySelectorAll<HTMLElement>("[data-chat]")) chat.hidden = isGone();
  const count = badgeOf(username);
  for (const badge of document.querySelectorAll("[data-count]")) badge.textContent = `${count}`;
  for (const link of document.querySelectorAll("a.basket")) link.ariaLabel = `Basket, ${count} item${count === 1 ? "" : "s"}`;
  for (const hidden of document.querySelectorAll<HTMLElement>("[data-count],[data-floating]")) hidden.hidden = !count;
  if (document.querySelector(".until")) openAlone("until");
}

/**
 * Adds a line to the basket, and says so when the basket is full.
 * @returns whether it was added
 */
export function putIn(token: string, quantity: number): boolean {
  const fits = addLine(username, token, quantity);
  if (fits) dispatchEvent(new CustomEvent("awning:added", { detail: token }));
  else say("Your basket is full.");
  return fits;
}

/** Opens the basket drawer. */
export function openBasket(): void {
  import(__BASKET_CHUNK__).then(
    ({ openBasket }: { openBasket: (username: string) => void }) => openBasket(username),
    // Without the chunk, the server renders the same basket; offline, the visitor stays here.
    () => (navigator.onLine ? location.assign(checkoutAddress()) : say("You’re offline. Your basket is saved.")),
  );
}

/** The checkout address with every line of the basket. */
export function checkoutAddress(): string {
  const { lines, country, code } = readBasket(username);
  const tokens = lines.map((line) => `line=${Object.values(line).join(".")}&`).join("");
  return `/${username}/checkout?${tokens}basket=1&country=${country}&code=${encodeURIComponent(code)}`;
}

type Opener = { openByName: (name: string | undefined, target: HTMLElement) => Promise<void> };

/** Opens the feature that an element names. */
const open = (name: string | undefined, target: HTMLElement) =>
  import(__OPEN_CHUNK__).then(({ openByName }: Opener) => openByName(name, target));

/** Opens a feature automatically; if its chunk fails, the page stays as rendered. */
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
      // If it fails to open, the element's own link or form takes over.
      delete target.dataset["open"];
      target.click();
    });
});

// Preloads a feature on hover or focus, so it opens without delay.
for (const type of ["pointerover", "focusin"]) {
  document.addEventListener(type, ({ target }) => {
    const reached = target instanceof Element && target.closest("[data-basket],[data-buy],[data-open]");
    if (reached) import(reached.matches("[data-open]") ? __OPEN_CHUNK__ : __BASKET_CHUNK__).catch(() => undefined);
  });
}

// A link can carry a discount code, which stays with the basket until it is ordered.
const code = new URLSearchParams(location.search).get("code");
if (code) writeBasket(username, { ...readBasket(username), code });

// In-app browsers break many features, so their users get a banner with a way out; other visitors load nothing.
if (/Instagram|FBA|Bytedance|Snapchat|; wv/.test(navigator.userAgent)) openAlone("in-app");

for (const type of ["storage", "pageshow", "awning:basket"]) addEventListener(type, wake);
wake();
