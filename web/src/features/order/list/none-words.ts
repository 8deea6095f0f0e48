import type { OrderViewName } from "#data/order/order-queries.ts";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";
import { countFilters, type ListState } from "./list-address.ts";

const NOTHING: Record<OrderViewName, { title: string; text: string }> = {
  all: { title: labels.noOrdersYet, text: labels.newOrdersHint },
  to_do: { title: labels.youreAllCaughtUp, text: labels.openEmptyText },
  unpaid: { title: labels.noUnpaidOrders, text: labels.unpaidEmptyText },
  to_ship: { title: labels.nothingToFulfill, text: labels.toFulfillEmptyText },
  done: { title: labels.noCompletedOrders, text: labels.doneEmptyText },
};

/** What a view, a filter or a search without a result says. `hasMore`: further pages may have some. */
export function noneWords(state: ListState, hasMore: boolean): { title: string; text: string } {
  const { view, search } = state;
  const isNarrowed = view !== "all" || countFilters(state) > 0;
  // The query matches one of several words, so further pages may contain matches for all.
  if (hasMore && search) return { title: labels.noResultsForYet(search), text: labels.noRecentMatch };
  // Without a search, only orders that are with the carrier are left out of a page.
  if (hasMore) return { title: labels.nothingToDoSoFar, text: labels.nothingToDoSoFarText };
  if (search) {
    const text = isNarrowed ? `${labels.searchHint} ${labels.searchScopeHint}` : labels.searchHint;
    return { title: uiLabels.searchEmptyTitle(search), text };
  }
  return countFilters(state) > 0 ? { title: labels.noMatchingOrders, text: labels.filterHint } : NOTHING[view];
}
