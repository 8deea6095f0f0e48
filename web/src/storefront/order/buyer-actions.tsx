import { isBookedTime } from "@awning/domain/booking/prepaid/booked-line";
import { isCustomAmount } from "@awning/domain/order/custom-line";
import { WRITE_ANCHOR } from "@awning/domain/routes/paths";
import { checkoutUrl } from "../checkout/line-token.ts";
import type { ShopFace } from "../parts/page-frame.tsx";
import type { BuyerOrder } from "./buyer-order.ts";
import type { OrderAccess } from "./files-panel.tsx";
import * as labels from "./labels.ts";
import { Moment } from "./moment.tsx";

/** What a buyer may still do with their order. Times in ms since 1970; `Infinity` while it is unpaid. */
export type BuyerMay = { cancelUntil: number | null; correctAddress: boolean };

/** Opens a new checkout with the same items; it says which ones are no longer on sale. */
export function BuyAgain({ username, order }: { username: string; order: BuyerOrder }) {
  const products = order.lines.filter((line) => !isCustomAmount(line) && !isBookedTime(line));
  if (products.length === 0) return null;
  const lines = products.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity: Math.min(quantity, 99) }));
  return (
    <a className="btn btn--line" href={checkoutUrl(username, lines)}>
      {labels.buyAgain}
    </a>
  );
}

type CancelPanelProps = { order: BuyerOrder; until: number; access: OrderAccess; shop: ShopFace };

/** Cancels the order while the shop allows it. Asks for confirmation, without script too. */
export function CancelPanel({ order, until, access, shop }: CancelPanelProps) {
  const isUnpaid = until === Number.POSITIVE_INFINITY;
  return (
    <section
      className="panel"
      data-untouched
      data-due={isUnpaid ? "pending" : undefined}
      hidden={isUnpaid && order.paymentStatus === "processing"}
    >
      <h2>{labels.changedYourMind}</h2>
      <p className="soft">
        {isUnpaid ? labels.cancelUnpaidHint : labels.cancelHint(<Moment at={until} language={shop.language} />)}{" "}
        {labels.afterThatAsk(<a href={`#${WRITE_ANCHOR}`}>{labels.contact(shop.displayName)}</a>)}
      </p>
      <details className="more-acts">
        <summary>{labels.cancelOrder}</summary>
        <form method="post" action={access.action}>
          <input type="hidden" name="key" value={access.key} />
          <p className="soft">{isUnpaid ? labels.cancelUnpaidWarning : labels.cancelPaidWarning}</p>
          <button className="btn" type="submit" name="act" value="cancel">
            {labels.yesCancelOrder}
          </button>
        </form>
      </details>
    </section>
  );
}
