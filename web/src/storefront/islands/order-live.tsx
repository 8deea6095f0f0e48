import { currencySchema } from "@awning/domain/money/money-schema";
import { mayDownload } from "@awning/domain/order/fulfilment/download";
import { orderPageSchema, type OrderProgress as Progress } from "@awning/domain/order/order-view";
import { PAGE_DATA_HEADER } from "@awning/domain/routes/paths";
import { createRoot, type Root } from "react-dom/client";
import { outliveTranslators } from "../../dom/outlive-translators.ts";
import { formatTime } from "../labels.ts";
import { basketAfter } from "../order/buyer-order.ts";
import { orderHeadline } from "../order/headline.ts";
import { availableForLabel } from "../order/labels.ts";
import { OrderProgress } from "../order/order-progress.tsx";
import { say } from "../script/announce.ts";
import { type Looked, pollCurrent } from "./poll-current.ts";

/** Follows the live copy of an order; the build joins this island with the one that reads it. */
export type WatchOrderView = (viewId: string, next: (view: Progress) => void, hear: (isHeard: boolean) => void) => void;

/** By then a download that has just begun is counted. */
const COUNTED_MS = 2500;
/** A look that takes longer has failed. */
const LOOK_MS = 20_000;
const FILES = "[data-files]";

/**
 * Keeps an open order page as the order is: by the live copy, and by looking at the page again as long as that is not heard.
 * React takes over the part that can change with the first change.
 */
export function followOrder(watch: WatchOrderView): void {
  const place = document.querySelector<HTMLElement>("[data-live]");
  const viewId = place?.dataset["live"];
  if (!place || !viewId) return;
  const language = document.documentElement.dataset["language"] ?? "en";
  const currency = currencySchema.parse(place.dataset["currency"]);
  outliveTranslators();
  for (const hint of document.querySelectorAll<HTMLElement>("[data-hold]")) countDown(hint);
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && "download" in target.dataset) setTimeout(renewFiles, COUNTED_MS);
  });
  let root: Root | null = null;
  const drawn = [...place.childNodes].map((node) => node.cloneNode(true));
  let shown = Number(place.dataset["rev"]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  let isBroken = false;
  watch(
    viewId,
    show,
    pollCurrent(async () => {
      const looked = await lookAtOrder();
      if (looked !== "over" && looked !== "unseen") show(looked);
      return typeof looked === "string" ? looked : "seen";
    }, tellCurrent),
  );

  function show(view: Progress): void {
    if (!place) return;
    place.dataset["follows"] = "";
    if (view.rev <= shown) return;
    shown = view.rev;
    root ??= createRoot(place, { onUncaughtError: giveUp });
    root.render(<OrderProgress progress={view} currency={currency} language={language} timeZone={timeZone} />);
    const { title, words } = orderHeadline(view);
    say(`${title}. ${words}`);
    tellBasket(basketAfter(view));
    // The files are in no live copy: who may have them now gets the page with them.
    if (document.querySelector("[data-files=waiting]") && mayDownload(view)) location.reload();
    const isDue = view.paymentStatus === "unpaid" || view.paymentStatus === "failed";
    for (const panel of document.querySelectorAll<HTMLElement>("[data-due]"))
      panel.hidden = !isDue || (panel.dataset["due"] === "pending" && view.status !== "pending");
    // What a buyer may do until the shop begins; the page with its own answer comes with the next load.
    if (!isUntouched(view)) for (const part of document.querySelectorAll("[data-untouched]")) part.remove();
    // What the shop took on without its money is kept without an end.
    if (view.status !== "pending") for (const hint of document.querySelectorAll("[data-hold]")) hint.remove();
  }

  /** As long as the page still shows how the order stood some time ago, it says so; a reload brings it up to date. */
  function tellCurrent(isCurrent: boolean): void {
    document.querySelector("[data-unlive]")?.toggleAttribute("hidden", isCurrent && !isBroken);
  }

  /** React has taken the part away that it could not draw: the server's comes back. */
  function giveUp(error: unknown): void {
    console.error(error);
    place?.replaceChildren(...drawn.map((node) => node.cloneNode(true)));
    isBroken = true;
    tellCurrent(false);
  }
}

/** Whether the shop has done nothing with an order yet. */
function isUntouched({ status, fulfilmentStatus, shipments }: Progress): boolean {
  return (status === "pending" || status === "open") && fulfilmentStatus === "unfulfilled" && shipments.length === 0;
}

/** The script of the page knows whose basket this order was. */
function tellBasket(after: ReturnType<typeof basketAfter>): void {
  const place = document.querySelector<HTMLElement>("[data-number]");
  if (!place || !after) return;
  place.dataset["ordered"] = after;
  dispatchEvent(new Event("awning:ordered"));
}

/** How far the order has come as its own page says now; `over` when the link opens it no more. */
async function lookAtOrder(): Promise<Progress | Exclude<Looked, "seen">> {
  try {
    const headers = { [PAGE_DATA_HEADER]: "1" };
    const response = await fetch(ownAddress(), { headers, cache: "no-store", signal: AbortSignal.timeout(LOOK_MS) });
    if (response.status >= 500) return "unseen";
    return orderPageSchema.parse(await response.json()).props.order ?? "over";
  } catch {
    return "unseen";
  }
}

/** Without what says how somebody came here: one of these would open a payment page. */
function ownAddress(): URL {
  const address = new URL(location.href);
  for (const way of ["pay", "paid", "left"]) address.searchParams.delete(way);
  return address;
}

/** Draws anew what is in no live copy: what is left of each file after a download. Offline it stays as old as the page. */
async function renewFiles(): Promise<void> {
  try {
    const page = new DOMParser().parseFromString(await (await fetch(ownAddress())).text(), "text/html");
    const [here, there] = [document.querySelector(FILES), page.querySelector(FILES)];
    if (!here || !there) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    for (const time of there.querySelectorAll("time")) time.textContent = formatTime(Date.parse(time.dateTime), time.lang, timeZone);
    here.replaceWith(there);
  } catch {
    // The page is as it was.
  }
}

/** Says anew each minute how long something is still kept, where the page says that it is scarce. It is never read out by itself. */
function countDown(hint: HTMLElement): void {
  const keptMs = Number(hint.dataset["hold"]);
  if (!keptMs) return;
  const until = Date.now() + keptMs;
  tell();

  function tell(): void {
    const left = until - Date.now();
    hint.textContent = availableForLabel(left);
    if (left > 0 && hint.isConnected) setTimeout(tell, left % 60_000 || 60_000);
  }
}
