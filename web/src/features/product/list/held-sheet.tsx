import type { Product } from "@awning/domain/product/product";
import { paths } from "@awning/domain/routes/paths";
import { useEffect, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import * as uiLabels from "#ui/labels.ts";
import { getHeld, type Held, showHeld, subscribeHeld } from "../held-products.ts";
import { HELD_ARCHIVE_HINT, HELD_HINT, heldTitle } from "../labels.ts";
import * as labels from "./labels.ts";

const close = () => void showHeld([]);

/** Says which open orders prevent products from becoming drafts, and offers alternatives. Rendered once per screen. */
export function HeldSheet({ onArchive }: { onArchive: (products: readonly Product[]) => void }) {
  const held = useSyncExternalStore(subscribeHeld, getHeld);
  useEffect(() => close, []);
  const listed = held.map((one) => one.product).filter((product) => product.state === "active");
  const [only] = held;
  return (
    <Sheet
      title={only ? heldTitle(held.length, only.product.title) : ""}
      isOpen={held.length > 0}
      onClose={close}
      foot={
        <>
          <Button onClick={close}>{uiLabels.cancel}</Button>
          {listed.length > 0 ? (
            <Button
              variant="ink"
              onClick={() => {
                onArchive(listed);
                close();
              }}
            >
              {labels.archiveInstead}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="sheet-form">
        {held.map((one) => (
          <HeldOne key={one.productId} held={one} isNamed={held.length > 1} />
        ))}
        <p className="soft">
          {HELD_HINT} {listed.length > 0 ? HELD_ARCHIVE_HINT : null}
        </p>
      </div>
    </Sheet>
  );
}

function HeldOne({ held: { product, count, orders }, isNamed }: { held: Held; isNamed: boolean }) {
  const more = count - orders.length;
  const links = orders.map(({ orderId, number }, index) => (
    <span key={orderId}>
      {index > 0 ? ", " : null}
      <Link className="link" to={paths.order(orderId)} onClick={close}>
        #{number}
      </Link>
    </span>
  ));
  const list = more > 0 ? labels.ordersAndMore(links, more) : links;
  return <p>{isNamed ? labels.openOrdersOf(product.title, count, list) : labels.openOrders(count, list)}</p>;
}
