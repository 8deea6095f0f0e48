import { paths, sitePaths } from "@awning/domain/paths";
import type { OrderViewName } from "#data/orders.ts";
import { ButtonAnchor, ButtonLink } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

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
  to_ship: { title: "Nothing to send", text: "What is to be shipped or handed over shows up here." },
  done: { title: "Nothing is done yet", text: "Completed, cancelled and expired orders rest here." },
};

/** A view or a search without a result. */
export function NoSuchOrders({ view, typed, hasMore }: { view: OrderViewName; typed: string; hasMore: boolean }) {
  const words = typed.trim()
    ? {
        title: `No order for “${typed.trim()}”`,
        text: hasMore
          ? "Only the newest orders were searched. Show older ones below, or type the exact number."
          : "Try the number, a name or an e-mail address.",
      }
    : NOTHING[view];
  return (
    <div className="orders-none">
      <EmptyState {...words} />
    </div>
  );
}
