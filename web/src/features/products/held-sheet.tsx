import { paths } from "@awning/domain/paths";
import type { Product } from "@awning/domain/product";
import { useEffect, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { getHeld, type Held, showHeld, subscribeHeld } from "./held-products.ts";
import "./sell-sheet.css";

const close = () => void showHeld([]);

/** Says which open orders keep products from becoming drafts, and offers what can be done instead. Stands once in a screen. */
export function HeldSheet({ onArchive }: { onArchive: (products: readonly Product[]) => void }) {
  const held = useSyncExternalStore(subscribeHeld, getHeld);
  useEffect(() => close, []);
  const listed = held.map((one) => one.product).filter((product) => product.state === "active");
  const [only] = held;
  return (
    <Sheet
      title={held.length === 1 && only ? `“${only.product.title}” is still ordered` : `${held.length} products are still ordered`}
      isOpen={held.length > 0}
      onClose={close}
      foot={
        <>
          <Button onClick={close}>Leave as it is</Button>
          {listed.length > 0 ? (
            <Button
              variant="ink"
              onClick={() => {
                onArchive(listed);
                close();
              }}
            >
              Archive instead
            </Button>
          ) : null}
        </>
      }
    >
      <div className="sell-sheet">
        {held.map((one) => (
          <HeldOne key={one.productId} held={one} isNamed={held.length > 1} />
        ))}
        <p className="soft">
          Once {held.reduce((sum, one) => sum + one.count, 0) === 1 ? "it is" : "they are"} done or cancelled,{" "}
          {held.length === 1 ? "this" : "each"} can be a draft again.
          {listed.length > 0 ? " Archived, it leaves your shop at once, and the orders go on as they are." : ""}
        </p>
      </div>
    </Sheet>
  );
}

function HeldOne({ held: { product, count, orders }, isNamed }: { held: Held; isNamed: boolean }) {
  const more = count - orders.length;
  return (
    <p>
      {isNamed ? `“${product.title}”: ` : null}
      {count === 1 ? "1 open order" : `${count} open orders`},{" "}
      {orders.map(({ orderId, number }, index) => (
        <span key={orderId}>
          {index > 0 ? ", " : null}
          <Link className="link" to={paths.order(orderId)} onClick={close}>
            #{number}
          </Link>
        </span>
      ))}
      {more > 0 ? ` and ${more} more` : null}
    </p>
  );
}
