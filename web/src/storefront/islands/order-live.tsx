import type { Failure } from "@awning/domain/failure";
import type { OrderView } from "@awning/domain/order";
import { createRoot, type Root } from "react-dom/client";
import { OrderProgress } from "../order/order-progress.tsx";
import { orderHeadline } from "../order/order-words.ts";
import { say } from "../script/say.ts";

/** Follows the live copy of an order; the build joins this island with the one that reads it. */
export type WatchOrderView = (viewId: string, next: (view: OrderView) => void, fail: (failure: Failure) => void) => () => void;

/** Keeps an open order page as the order is. React takes over the part that can change with the first change. */
export function followOrder(watch: WatchOrderView): void {
  const place = document.querySelector<HTMLElement>("[data-live]");
  const viewId = place?.dataset["live"];
  if (!place || !viewId) return;
  let root: Root | null = null;
  let shown = Number(place.dataset["rev"]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  watch(
    viewId,
    (view) => {
      if (view.rev <= shown) return;
      shown = view.rev;
      root ??= createRoot(place);
      root.render(<OrderProgress progress={view} timeZone={timeZone} />);
      const { title, words } = orderHeadline(view);
      say(`${title}. ${words}`);
      if (view.paymentStatus !== "unpaid") for (const panel of document.querySelectorAll("[data-pay]")) panel.remove();
    },
    // The page still shows how the order stood when it was opened; a reload brings it up to date.
    () => undefined,
  );
}
