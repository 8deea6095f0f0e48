import { isOrderable } from "@awning/domain/published/orderable";
import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import { sitePaths } from "@awning/domain/routes/paths";
import { backOnLabel } from "@awning/domain/site/public-pause";
import { AMOUNT_PARAMETER, QUANTITY_PARAMETER } from "../checkout/line-token.ts";
import { availabilityLabel } from "../labels.ts";
import { Icon } from "../parts/icon.tsx";
import { Stepper } from "../parts/stepper.tsx";
import { firstChoice } from "./choices.ts";
import { Choices, mostOf } from "./option-choice.tsx";
import { amountFacts } from "./price-label.ts";

type Props = { product: PublicProduct; site: PublishedSite };

/**
 * Choose and buy. A plain form: without script it leads to the checkout with this one line; with script its first
 * button puts the line into the basket instead.
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
      {!canOrder && !isOut && <p className="hint">{closedWords(site)}</p>}
      {canOrder && !isOut && (
        <>
          {product.pricing !== "fixed" && <AmountField product={product} site={site} least={chosen.price} />}
          {product.limitPerOrder !== null && <p className="hint">Limit {product.limitPerOrder} per order.</p>}
          <div className="buy">
            <Stepper name={QUANTITY_PARAMETER} value={1} max={mostOf(product, chosen)} label={`Quantity: ${product.title}`} />
            <button className="btn" type="submit" data-to-basket>
              Add to basket
            </button>
          </div>
          <button className="btn btn--line btn--wide" type="submit">
            Buy now
          </button>
        </>
      )}
    </form>
  );
}

/** Why something that is there cannot be ordered. */
function closedWords({ shop, pause, profile }: PublishedSite): string {
  if (shop.open) return "This can’t be shipped or picked up right now.";
  return pause?.backOn ? `Closed until ${backOnLabel(pause.backOn, profile.language)}.` : "Orders are closed right now.";
}

/** What the buyer wants to pay for one piece; the shop keeps it within its bounds. */
function AmountField({ product, site, least }: Props & { least: number }) {
  const facts = amountFacts(product, least, site);
  return (
    <label className="field">
      <span className="legend">Your price</span>
      <input
        name={AMOUNT_PARAMETER}
        inputMode="decimal"
        pattern=".*\p{Nd}.*"
        title={`Enter an amount such as ${facts.suggested}`}
        autoComplete="off"
        defaultValue={facts.suggested}
      />
      <small data-tells="least">{facts.least}</small>
    </label>
  );
}
