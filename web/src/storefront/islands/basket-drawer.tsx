import { createRoot } from "react-dom/client";
import { outliveTranslators } from "../../dom/outlive-translators.ts";
import { checkoutUrl } from "../checkout/line-token.ts";
import { readBasket } from "../script/basket.ts";
import { DRAWER_CSS } from "../styles/drawer-css.ts";
import { BasketSheet } from "./basket-sheet.tsx";

let dialog: HTMLDialogElement | null = null;

/** Opens a shop's basket over the page. */
export function openBasket(username: string): void {
  dialog ??= makeDialog(username);
  dispatchEvent(new Event("awning:basket"));
  dialog.showModal();
}

function makeDialog(username: string): HTMLDialogElement {
  const style = document.createElement("style");
  style.textContent = DRAWER_CSS;
  // Stays when the visit moves to another page.
  style.dataset["drawer"] = "";
  // Before the page's own styles, so the theme can override it.
  document.head.prepend(style);
  const made = document.createElement("dialog");
  made.className = "sheet sheet--side";
  made.setAttribute("aria-labelledby", "basket-title");
  made.addEventListener("click", (event) => {
    if (event.target === made) made.close();
  });
  document.body.append(made);
  outliveTranslators();
  createRoot(made, {
    onUncaughtError(error) {
      console.error(error);
      giveUp(made, username);
    },
  }).render(<BasketSheet username={username} close={() => made.close()} />);
  return made;
}

/** Shown when the basket fails to render: says that nothing is lost and links to the server-rendered one. */
function giveUp(made: HTMLDialogElement, username: string): void {
  made.innerHTML = `<div class="sheet__head"><h2 id="basket-title">Basket</h2></div>
<div class="sheet__body"><div class="basket__failed" role="alert"><p><b>We couldn’t open your basket.</b> Everything in it is saved.</p></div></div>
<div class="sheet__foot"><a class="btn btn--wide">Go to checkout</a><button class="btn btn--line btn--wide" type="button">Close</button></div>`;
  const basket = readBasket(username);
  made.querySelector("a")?.setAttribute("href", checkoutUrl(username, basket.lines, basket));
  made.querySelector("button")?.addEventListener("click", () => made.close());
  // The next click tries again.
  made.addEventListener("close", () => made.remove(), { once: true });
  if (dialog === made) dialog = null;
}
