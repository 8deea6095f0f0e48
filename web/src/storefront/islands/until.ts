import { timeLeft } from "../blocks/time-left.ts";
import { element } from "./element.ts";

const followed = new WeakSet<HTMLElement>();

/** Updates the countdowns of the page once a minute. Screen readers do not announce them. */
export function open(): void {
  for (const block of document.querySelectorAll<HTMLElement>("[data-until]")) {
    if (!followed.has(block)) tell(block);
    followed.add(block);
  }
}

function tell(block: HTMLElement): void {
  const until = Number(block.dataset["until"]);
  const now = Date.now();
  const left = timeLeft(until, now);
  if (left) {
    const counts = left.map(({ count, unit }) => element("span", {}, element("b", {}, String(count)), ` ${unit}`));
    block.querySelector(".until__n")?.replaceChildren(...counts);
    setTimeout(() => (block.isConnected ? tell(block) : followed.delete(block)), (until - now) % 60_000 || 60_000);
  } else {
    const { after } = block.dataset;
    block.replaceWith(...(after ? [element("p", { class: "until until--over" }, after)] : []));
  }
}
