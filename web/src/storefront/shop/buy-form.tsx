import { isOrderable } from "@awning/domain/published/orderable";
import { listingPath, WHOLE_SHELF } from "@awning/domain/published/product-listing";
import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import { sitePaths } from "@awning/domain/routes/paths";
import { backOnLabel } from "@awning/domain/site/public-pause";
import { AMOUNT_PARAMETER, QUANTITY_PARAMETER } from "../checkout/line-token.ts";
import { availabilityLabel } from "../labels.ts";
import { Icon } from "../parts/icon.tsx";
import { Stepper } from "../parts/stepper.tsx";
import { firstChoice } from "./choices.ts";
import * as labels from "./labels.ts";
import { Choices, mostOf } from "./option-choice.tsx";
import { amountFacts } from "./price-label.ts";

type Props = { product: PublicProduct; site: PublishedSite };

/**
 * Selects and buys. A plain form: without script it leads to the checkout with this line; with script, its first button adds
 * the line to the basket.
 */
export function BuyForm({ product, site }: Props) {
  const chosen = firstChoice(product);
  if (!chosen) return null;
  const isOut = product.availability.state === "sold_out";
  const canOrder = isOrderable(product, site.shop);
  return (
    <form className="form buy-form" method="get" action={sitePaths.checkout(site.username)} data-buy>
      <Choices product={product} site={site} chosen={chosen} />
      <p className={`stock stock--${chosen.availability.state}`}>
        <Icon name={isOut ? "info" : "check"} size={18} />
        <span data-tells="stock">{availabilityLabel(chosen.availability)}</span>
      </p>
      {isOut && site.products.some(({ availability }) => availability.state !== "sold_out") && (
        <a className="btn btn--line btn--wide" href={listingPath(site.username, { ...WHOLE_SHELF, isInStockOnly: true })}>
          {labels.viewInStock}
        </a>
      )}
      {!canOrder && !isOut && <p className="hint">{closedWords(site)}</p>}
      {canOrder && !isOut && (
        <>
          {product.pricing !== "fixed" && <AmountField product={product} site={site} least={chosen.price} />}
          {product.limitPerOrder !== null && <p className="hint">{labels.limitPerOrder(product.limitPerOrder)}</p>}
          <div className="buy">
            <Stepper name={QUANTITY_PARAMETER} value={1} max={mostOf(product, chosen)} label={labels.quantity(product.title)} />
            <button className="btn" type="submit" data-to-basket>
              {labels.addToBasket}
            </button>
          </div>
          <button className="btn btn--line btn--wide" type="submit">
            {labels.buyNow}
          </button>
        </>
      )}
    </form>
  );
}

/** Why an available product cannot be ordered. */
function closedWords({ shop, pause, profile }: PublishedSite): string {
  if (shop.open) return labels.undeliverable;
  return pause?.backOn ? labels.closedTitle(backOnLabel(pause.backOn, profile.language)) : labels.ordersAreClosedRightNow;
}

/** The buyer's price per item, within the shop's limits. */
function AmountField({ product, site, least }: Props & { least: number }) {
  const facts = amountFacts(product, least, site);
  return (
    <label className="field">
      <span className="legend">{labels.yourPrice}</span>
      <input
        name={AMOUNT_PARAMETER}
        inputMode="decimal"
        pattern=".*\p{Nd}.*"
        title={labels.enterAmountSuchAs(facts.suggested)}
        autoComplete="off"
        defaultValue={facts.suggested}
      />
      <small data-tells="least">{facts.least}</small>
    </label>
  );
}
