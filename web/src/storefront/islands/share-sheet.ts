import { say } from "../script/say.ts";

/** Shares an address, or copies it where nothing shares: that of the element, otherwise of the page. */
export async function open(target: HTMLElement): Promise<void> {
  const url = target.dataset["url"] || location.href.replace(/#.*/, "");
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
