import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { OrderViewName } from "#data/order/order-queries.ts";
import { ButtonAnchor, ButtonLink } from "#ui/buttons/button.tsx";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { countFilters, type ListState } from "./list-address.ts";

/** A shop in which nobody has bought yet. `username` is `null` while the page is not published. */
export function NoOrders({ username }: { username: string | null }) {
  if (username === null) {
    return (
      <div className="orders-none">
        <EmptyState
          title="Buyers can’t order yet"
          text="Publish your page to start selling. New orders appear here, and we’ll email you about each one."
        >
          <ButtonLink variant="primary" to={paths.dashboard}>
            Finish setting up
          </ButtonLink>
        </EmptyState>
      </div>
    );
  }
  const shop = sitePaths.shop(username);
  return (
    <div className="orders-none">
      <EmptyState title="No orders yet" text="Share your shop to get your first order. It appears here right away, and we’ll email you.">
        <CopyButton variant="primary" text={new URL(shop, window.location.origin).href}>
          Copy shop link
        </CopyButton>
        <ButtonAnchor variant="quiet" href={shop} target="_blank" rel="noopener">
          View your shop
        </ButtonAnchor>
      </EmptyState>
    </div>
  );
}

const NOTHING: Record<OrderViewName, { title: string; text: string }> = {
  all: { title: "No orders yet", text: "New orders appear here right away." },
  to_do: { title: "You’re all caught up", text: "All orders are paid and fulfilled." },
  unpaid: { title: "No unpaid orders", text: "Orders awaiting a bank transfer or cash appear here." },
  to_ship: { title: "Nothing to fulfill", text: "Orders to ship, prepare or hand over appear here." },
  done: { title: "No completed orders", text: "Completed, canceled and expired orders appear here." },
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
  // Of several words the database looks for one, so what fits the others may be further down.
  if (hasMore) return { title: `No results for “${search}” yet`, text: "None of the latest orders match all of these words." };
  if (search) {
    const further = isNarrowed ? " Only orders in this view and its filters were searched." : "";
    return { title: `No results for “${search}”`, text: `Try an order number, or the start of a name or email address.${further}` };
  }
  return countFilters(state) > 0 ? { title: "No matching orders", text: "Remove a filter to see more." } : NOTHING[view];
}
