import { say } from "../script/announce.ts";

let isAwake = false;
let asked: AbortController | undefined;
const rootOf = () => document.querySelector<HTMLElement>("[data-book]");

/** Enhances a booking page: it switches to the visitor's time zone and loads other days and months without a page load. */
export function open(): void {
  if (isAwake) return;
  isAwake = true;
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("[data-book] a, [data-length]") : null;
    if (!link) return;
    if (link.dataset["length"]) {
      link.href = sameDay(link.href, link.dataset["length"]);
      return;
    }
    event.preventDefault();
    if (!showDay(link)) show(link.href, "push");
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.id === "zone") target.form?.requestSubmit();
  });
  let isSent = false;
  addEventListener("pageshow", () => {
    isSent = false;
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.closest("[data-book]")) return;
    if (form.matches(".zone__form")) {
      event.preventDefault();
      const body = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      show(`${form.action.split("?")[0]}?${new URLSearchParams(body)}`, "push");
      // A second press would compete with the first for the same time.
    } else if (isSent) event.preventDefault();
    else isSent = true;
  });
  addEventListener("popstate", () => show(location.href, null));
  turnToOwnZone();
}

/** The device's time zone, if its clock differs from the page's and the visitor chose none. */
function turnToOwnZone(): void {
  const shown = rootOf()?.dataset["book"];
  const { timeZone: own } = Intl.DateTimeFormat().resolvedOptions();
  const url = new URL(location.href);
  if (!shown || !own || url.searchParams.has("zone")) return;
  // This page is the response to a form, and reloading its address would lose the nearest times.
  if (rootOf()?.querySelector(".nearest")) return;
  const soon = Date.now() + 45 * 86_400_000;
  if ([Date.now(), soon].every((at) => offsetAt(at, own) === offsetAt(at, shown))) return;
  url.searchParams.set("zone", own);
  show(url.href, "replace");
}

/** Another length on the day that is shown now. */
function sameDay(href: string, length: string): string {
  const url = new URL(href);
  url.search = location.search;
  url.searchParams.set("length", length);
  return url.href;
}

/** Shows a day whose times are already on the page. @returns whether they are */
function showDay(link: HTMLAnchorElement): boolean {
  const day = link.dataset["day"];
  const wanted = day && document.getElementById(`on-${day}`);
  if (!wanted) return false;
  for (const section of document.querySelectorAll<HTMLElement>("#times section")) section.hidden = section !== wanted;
  for (const one of document.querySelectorAll("[data-day]")) one.ariaCurrent = one === link ? "true" : null;
  history.replaceState(history.state, "", link.href.split("#")[0]);
  wanted.scrollIntoView({ block: "nearest" });
  say(link.ariaLabel ?? "");
  return true;
}

/** Replaces the times with those of another address; any failure becomes a normal navigation. */
async function show(href: string, entry: "push" | "replace" | null): Promise<void> {
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  if (entry === "push") rootOf()?.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(href, { signal });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("[data-book]");
    if (!answer.ok || !fresh) throw new Error("no times");
    // Restores the focus in the replaced content.
    const active = document.activeElement;
    const turn = active instanceof HTMLElement && active.closest("[data-book]") ? (active.dataset["turn"] ?? "zone") : null;
    // Keeping the form key releases this form's earlier hold when it holds another time.
    const key = rootOf()?.querySelector<HTMLInputElement>("[name=form]")?.value;
    for (const input of fresh.querySelectorAll<HTMLInputElement>("[name=form]")) input.value = key ?? input.value;
    rootOf()?.replaceWith(fresh);
    if (entry === "push") history.pushState(null, "", href);
    if (entry === "replace") history.replaceState(history.state, "", href);
    if (turn)
      (document.querySelector<HTMLElement>(`[data-turn="${turn}"]`) ?? document.querySelector<HTMLElement>(".zone summary"))?.focus();
    if (entry === "push") say(fresh.querySelector("h2")?.textContent ?? "");
  } catch {
    if (!signal.aborted) location.assign(href);
  }
}

/** A time zone's UTC offset at a moment (ms since 1970), as the browser formats it; for comparison only. */
function offsetAt(at: number, zone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
