import { paths, sitePaths } from "@awning/domain/paths";
import type { OrderViewName } from "#data/order-queries.ts";
import { ButtonAnchor, ButtonLink } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { countFilters, type ListState } from "./order-address.ts";

/** A shop in which nobody has bought yet. `username` is `null` while the page is not published. */
export function NoOrders({ username }: { username: string | null }) {
  if (username === null) {
    return (
      <div className="orders-none">
        <EmptyState
          title="Nobody can order yet"
          text="Your page is not published. Once it is, an order shows up here the moment somebody buys, and we mail you."
        >
          <ButtonLink variant="primary" to={paths.dashboard}>
            See what is left to do
          </ButtonLink>
        </EmptyState>
      </div>
    );
  }
  const shop = sitePaths.shop(username);
  return (
    <div className="orders-none">
      <EmptyState
        title="Nobody has ordered yet"
        text="Share your shop to get the first one. It shows up here the moment somebody orders, and we mail you."
      >
        <CopyButton variant="primary" text={new URL(shop, window.location.origin).href}>
          Copy the shop’s address
        </CopyButton>
        <ButtonAnchor variant="quiet" href={shop} target="_blank" rel="noopener">
          See your shop
        </ButtonAnchor>
      </EmptyState>
    </div>
  );
}

const NOTHING: Record<OrderViewName, { title: string; text: string }> = {
  all: { title: "Nobody has ordered yet", text: "Orders show up here the moment somebody buys." },
  to_do: { title: "Nothing waits for you", text: "Everything is paid and on its way." },
  unpaid: { title: "Nobody owes you anything", text: "Orders that wait for a bank transfer or for cash show up here." },
  to_ship: { title: "Nothing to fulfill", text: "Orders to ship, prepare or deliver appear here." },
  done: { title: "Nothing is done yet", text: "Completed, cancelled and expired orders rest here." },
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
  if (hasMore) return { title: `No order for “${search}” so far`, text: "None of the newest that fit one of these words fits them all." };
  if (search) {
    const further = isNarrowed ? " This searched only what the view and its filters hold." : "";
    return { title: `No order for “${search}”`, text: `Try the number, or how a name or an e-mail address begins.${further}` };
  }
  return countFilters(state) > 0 ? { title: "No order fits", text: "Take a filter off to see more." } : NOTHING[view];
}
