import { createRoot } from "react-dom/client";
import { DRAWER_CSS } from "../styles/drawer-css.ts";
import { BasketSheet } from "./basket-sheet.tsx";

let dialog: HTMLDialogElement | null = null;

/** Opens the basket of a shop over the page. */
export function openBasket(username: string): void {
  dialog ??= makeDialog(username);
  dispatchEvent(new Event("awning:basket"));
  dialog.showModal();
}

function makeDialog(username: string): HTMLDialogElement {
  const style = document.createElement("style");
  style.textContent = DRAWER_CSS;
  // It outlives the page that opened it.
  style.dataset["drawer"] = "";
  // Before the page's own styles, so that its theme keeps the last word.
  document.head.prepend(style);
  const made = document.createElement("dialog");
  made.className = "sheet sheet--side";
  made.setAttribute("aria-labelledby", "basket-title");
  made.addEventListener("click", (event) => {
    if (event.target === made) made.close();
  });
  document.body.append(made);
  createRoot(made).render(<BasketSheet username={username} close={() => made.close()} />);
  return made;
}
