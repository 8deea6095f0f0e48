import { keptWords } from "../order/order-words.ts";

/** Says anew each minute how long something is still kept, where the page says that it is scarce. It is never read out by itself. */
export function countDown(hint: HTMLElement): void {
  const keptMs = Number(hint.dataset["hold"]);
  if (!keptMs) return;
  const until = Date.now() + keptMs;
  tell();

  function tell(): void {
    const left = until - Date.now();
    hint.textContent = keptWords(left);
    if (left > 0 && hint.isConnected) setTimeout(tell, left % 60_000 || 60_000);
  }
}
