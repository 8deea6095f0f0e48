import type { Mark } from "./history-state.ts";

let voice: HTMLElement | null = null;

/** How the page on screen stands now. */
export function markPage(): Mark {
  const active = document.activeElement;
  return { y: Math.round(scrollY), focus: active instanceof HTMLAnchorElement ? active.href : "" };
}

/** On a new page: at the place the address names, or at its top with the focus on the heading; its title is said. */
export function arrive(hash: string): void {
  const place = hash ? document.getElementById(decodeHash(hash)) : null;
  scrollTo({ top: 0, behavior: "instant" });
  if (place) {
    place.scrollIntoView({ behavior: "instant" });
    focusOn(place);
  } else focusOn(document.querySelector("h1") ?? document.querySelector("main"));
  announce(document.title);
}

/** On a page somebody comes back to: where it was left, with the focus on the link that was followed. */
export function comeBack({ y, focus }: Mark): void {
  const link = focus ? [...document.links].find(({ href }) => href === focus) : undefined;
  focusOn(link ?? document.querySelector("h1") ?? document.querySelector("main"));
  scrollTo({ top: y, behavior: "instant" });
  announce(document.title);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Tells screen readers, which hear nothing when a page is drawn, where they are. */
function announce(title: string): void {
  if (!voice) {
    voice = document.createElement("p");
    voice.className = "vh";
    voice.setAttribute("aria-live", "polite");
    document.body.append(voice);
  }
  // The same words again would not be heard.
  voice.textContent = "";
  const said = voice;
  setTimeout(() => {
    said.textContent = title;
  }, 50);
}
