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

/** Watches the live copy of an order. The build joins this island with the one that reads it. */
export type WatchOrderView = (viewId: string, next: (view: Progress) => void, hear: (isHeard: boolean) => void) => void;

/** By then, a download that has just started is counted. */
const COUNTED_MS = 2500;
/** A poll that takes longer has failed. */
const LOOK_MS = 20_000;
const FILES = "[data-files]";

/**
 * Keeps an open order page current from the live copy, polling the page while the copy is unavailable. React takes over the
 * changing section with the first change.
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
    // The live copy contains no files, so a buyer who may now download them reloads the page.
    if (document.querySelector("[data-files=waiting]") && mayDownload(view)) location.reload();
    const isDue = view.paymentStatus === "unpaid" || view.paymentStatus === "failed";
    for (const panel of document.querySelectorAll<HTMLElement>("[data-due]"))
      panel.hidden = !isDue || (panel.dataset["due"] === "pending" && view.status !== "pending");
    // What a buyer may do until the shop acts; the next page load brings the page's own answer.
    if (!isUntouched(view)) for (const part of document.querySelectorAll("[data-untouched]")) part.remove();
    // An unpaid order the shop has accepted is reserved without a time limit.
    if (view.status !== "pending") for (const hint of document.querySelectorAll("[data-hold]")) hint.remove();
  }

  /** Marks the page as out of date until it is current again; a reload updates it. */
  function tellCurrent(isCurrent: boolean): void {
    document.querySelector("[data-unlive]")?.toggleAttribute("hidden", isCurrent && !isBroken);
  }

  /** React removed the section it failed to draw, so the server's HTML is restored. */
  function giveUp(error: unknown): void {
    console.error(error);
    place?.replaceChildren(...drawn.map((node) => node.cloneNode(true)));
    isBroken = true;
    tellCurrent(false);
  }
}

/** Whether the shop has not acted on an order yet. */
function isUntouched({ status, fulfilmentStatus, shipments }: Progress): boolean {
  return (status === "pending" || status === "open") && fulfilmentStatus === "unfulfilled" && shipments.length === 0;
}

/** The page's script knows which basket the order came from. */
function tellBasket(after: ReturnType<typeof basketAfter>): void {
  const place = document.querySelector<HTMLElement>("[data-number]");
  if (!place || !after) return;
  place.dataset["ordered"] = after;
  dispatchEvent(new Event("awning:ordered"));
}

/** Loads the order's progress from its own page; `over` when the link no longer works. */
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

/** Without the query that tells how the buyer arrived, because one value would open a payment page. */
function ownAddress(): URL {
  const address = new URL(location.href);
  for (const way of ["pay", "paid", "left"]) address.searchParams.delete(way);
  return address;
}

/** Reloads what the live copy lacks: the downloads left for each file. Offline it stays as old as the page. */
async function renewFiles(): Promise<void> {
  try {
    const page = new DOMParser().parseFromString(await (await fetch(ownAddress())).text(), "text/html");
    const [here, there] = [document.querySelector(FILES), page.querySelector(FILES)];
    if (!here || !there) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    for (const time of there.querySelectorAll("time")) time.textContent = formatTime(Date.parse(time.dateTime), time.lang, timeZone);
    here.replaceWith(there);
  } catch {
    // The page stays as it was.
  }
}

/** Updates once a minute how long the order is reserved. Screen readers do not announce it. */
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
