import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { OrderViewName } from "#data/order/order-queries.ts";
import { ButtonAnchor, ButtonLink } from "#ui/buttons/button.tsx";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";
import { countFilters, type ListState } from "./list-address.ts";

/** A shop without orders yet. `username` is `null` while the page is not published. */
export function NoOrders({ username }: { username: string | null }) {
  if (username === null) {
    return (
      <div className="orders-none">
        <EmptyState title={labels.buyersCantOrderYet} text={labels.unpublishedEmptyText}>
          <ButtonLink variant="primary" to={paths.dashboard}>
            {labels.finishSettingUp}
          </ButtonLink>
        </EmptyState>
      </div>
    );
  }
  const shop = sitePaths.shop(username);
  return (
    <div className="orders-none">
      <EmptyState title={labels.noOrdersYet} text={labels.firstOrderHint}>
        <CopyButton variant="primary" text={new URL(shop, window.location.origin).href}>
          {labels.copyShopLink}
        </CopyButton>
        <ButtonAnchor variant="quiet" href={shop} target="_blank" rel="noopener">
          {labels.viewYourShop}
        </ButtonAnchor>
      </EmptyState>
    </div>
  );
}

const NOTHING: Record<OrderViewName, { title: string; text: string }> = {
  all: { title: labels.noOrdersYet, text: labels.newOrdersHint },
  to_do: { title: labels.youreAllCaughtUp, text: labels.openEmptyText },
  unpaid: { title: labels.noUnpaidOrders, text: labels.unpaidEmptyText },
  to_ship: { title: labels.nothingToFulfill, text: labels.toFulfillEmptyText },
  done: { title: labels.noCompletedOrders, text: labels.doneEmptyText },
};

/** A view, a filter or a search without a result. */
export function NoSuchOrders({ state, hasMore }: { state: ListState; hasMore: boolean }) {
  return (
    <div className="orders-none">
      <EmptyState {...wordsOf(state, hasMore)} />
    </div>
  );
}

function wordsOf(state: ListState, hasMore: boolean): { title: string; text: string } {
  const { view, search } = state;
  const isNarrowed = view !== "all" || countFilters(state) > 0;
  // The query matches one of several words, so further pages may contain matches for all.
  if (hasMore) return { title: labels.noResultsForYet(search), text: labels.noRecentMatch };
  if (search) {
    const text = isNarrowed ? `${labels.searchHint} ${labels.searchScopeHint}` : labels.searchHint;
    return { title: uiLabels.searchEmptyTitle(search), text };
  }
  return countFilters(state) > 0 ? { title: labels.noMatchingOrders, text: labels.filterHint } : NOTHING[view];
}
