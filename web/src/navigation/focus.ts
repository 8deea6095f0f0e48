import type { Mark } from "./history-state.ts";

let voice: HTMLElement | null = null;

/** The current scroll position and focus of the page. */
export function markPage(): Mark {
  const active = document.activeElement;
  return { y: Math.round(scrollY), focus: active instanceof HTMLAnchorElement ? active.href : "" };
}

/** On a new page: scrolls to the fragment, or to the top with the focus on the heading, and announces the title. */
export function arrive(hash: string): void {
  const place = hash ? document.getElementById(decodeHash(hash)) : null;
  scrollTo({ top: 0, behavior: "instant" });
  if (place) {
    place.scrollIntoView({ behavior: "instant" });
    focusOn(place);
  } else focusOn(document.querySelector("h1") ?? document.querySelector("main"));
  announce(document.title);
}

/** On an earlier page: restores the scroll position and focuses the link that was followed. */
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

/** Announces the page, because screen readers do not notice a client-side navigation. */
function announce(title: string): void {
  if (!voice) {
    voice = document.createElement("p");
    voice.className = "vh";
    voice.setAttribute("aria-live", "polite");
    document.body.append(voice);
  }
  // Screen readers do not announce the same text twice.
  voice.textContent = "";
  const said = voice;
  setTimeout(() => {
    said.textContent = title;
  }, 50);
}
