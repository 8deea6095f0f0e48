import { paths } from "@awning/domain/paths";
import type { Product } from "@awning/domain/product";
import type { StockMove } from "@awning/domain/stock-move";
import { Link } from "react-router";
import { watchStockMoves } from "#data/stock-moves.ts";
import { useLivePages } from "#data/use-live-pages.ts";
import { Button } from "#ui/button.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Time } from "#ui/time.tsx";
import { failureWords } from "#ui/words.ts";

const CAUSES: Record<StockMove["cause"], string> = {
  order: "Sold",
  cancel: "Back from a cancelled order",
  expiry: "Back from an order nobody paid",
  refund: "Back with a refund",
  counted: "Begun to count",
  changed: "Changed by you",
  correction: "Counted anew by you",
  uncounted: "No longer counted",
  moved: "Moved when the kinds changed",
};

/** Every change of a product's stock, newest first. */
export function StockMoves({ siteId, product }: { siteId: string; product: Product }) {
  const { list, more, retry } = useLivePages(`stock-moves/${siteId}/${product.id}`, watchStockMoves(siteId, product.id));
  if (list.state === "loading") return <SkeletonRows count={3} hasThumb={false} />;
  if (list.state === "failed") {
    return (
      <p className="soft">
        {failureWords(list.failure)} <Button onClick={retry}>Try again</Button>
      </p>
    );
  }
  if (list.items.length === 0) return <p className="soft">Nothing has changed since we keep this.</p>;
  const names = new Map(product.variants.map((variant) => [variant.id, variant.name]));
  return (
    <>
      <ul className="moves" aria-label="Changes of stock">
        {list.items.map((move) => (
          <li key={move.id} className="moves__one">
            <span className="moves__by num">{signed(move.difference)}</span>
            <p>
              {CAUSES[move.cause]}
              {move.orderId === null ? null : (
                <>
                  , <Link to={paths.order(move.orderId)}>#{move.number}</Link>
                </>
              )}
              {move.note === "" ? null : <span className="moves__note">“{move.note}”</span>}
              <span className="row__sub">
                {names.has(move.variantId) ? `${names.get(move.variantId)}, ` : ""}
                <Time at={move.at} />
              </span>
            </p>
            <span className="moves__after num">{move.after === null ? "" : `${move.after} left`}</span>
          </li>
        ))}
      </ul>
      {list.hasMore ? (
        <Button onClick={more} isBusy={list.isLoadingMore}>
          Show earlier ones
        </Button>
      ) : null}
    </>
  );
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : "0";
}
