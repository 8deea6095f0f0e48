import type { Product } from "@awning/domain/product/product";
import type { StockMove } from "@awning/domain/product/stock-change";
import { paths } from "@awning/domain/routes/paths";
import { Link } from "react-router";
import { useLivePages } from "#data/core/pages.ts";
import { watchStockMoves } from "#data/product/stock-changes.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import * as uiLabels from "#ui/labels.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Time } from "#ui/time.tsx";
import * as labels from "./labels.ts";

const CAUSES: Record<StockMove["cause"], string> = {
  order: labels.sold,
  cancel: labels.orderCanceled,
  expiry: labels.unpaidOrderExpired,
  refund: labels.refunded,
  counted: labels.trackingStarted,
  changed: labels.adjustedByYou,
  correction: labels.setByYou,
  uncounted: labels.trackingTurnedOff,
  moved: labels.movedWhenVariantsChanged,
};

/** Every change of a product's stock, newest first. */
export function StockMoves({ siteId, product }: { siteId: string; product: Product }) {
  const { list, more, retry } = useLivePages(`stock-moves/${siteId}/${product.id}`, watchStockMoves(siteId, product.id));
  if (list.state === "loading") return <SkeletonRows count={3} hasThumb={false} />;
  if (list.state === "failed") {
    return (
      <p className="soft">
        {failureLabel(list.failure)} <Button onClick={retry}>{uiLabels.tryAgain}</Button>
      </p>
    );
  }
  if (list.items.length === 0) return <p className="soft">{labels.noStockChangesYet}</p>;
  const names = new Map(product.variants.map((variant) => [variant.id, variant.name]));
  return (
    <>
      <ul className="moves" aria-label={labels.stockHistory}>
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
            <span className="note num">{move.after === null ? "" : labels.left(move.after)}</span>
          </li>
        ))}
      </ul>
      {list.hasMore ? (
        <Button onClick={more} isBusy={list.isLoadingMore}>
          {labels.showEarlier}
        </Button>
      ) : null}
    </>
  );
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : "0";
}
