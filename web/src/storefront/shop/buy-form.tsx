import { sitePaths } from "@awning/domain/paths";
import { QUANTITY_MAX } from "@awning/domain/product";
import type { PublicProduct, PublishedSite } from "@awning/domain/published";
import { LINE_PARAMETER, QUANTITY_PARAMETER } from "../checkout/line-token.ts";
import { Icon } from "../parts/icon.tsx";
import { Stepper } from "../parts/stepper.tsx";
import { availabilityWords, priceWords } from "../words.ts";
import { type Choice, choicesOf, firstChoice } from "./choices.ts";

type Props = { product: PublicProduct; site: PublishedSite };

/**
 * Choose and buy. A plain form: without script it leads to the checkout with this one line; with script its first
 * button puts the line into the basket instead.
 */
export function BuyForm({ product, site }: Props) {
  const chosen = firstChoice(product);
  if (!chosen) return null;
  const isOut = product.availability.state === "sold_out";
  return (
    <form className="form buy-form" method="get" action={sitePaths.checkout(site.username)} data-buy>
      <Choices product={product} site={site} chosen={chosen} />
      <p className={`stock stock--${chosen.availability.state}`} data-stock>
        <Icon name={isOut ? "info" : "check"} size={18} />
        <span>{availabilityWords(chosen.availability)}</span>
      </p>
      {!site.shop.open && !isOut && <p className="hint">Orders are closed right now.</p>}
      {site.shop.open && !isOut && (
        <>
          <div className="buy">
            <Stepper name={QUANTITY_PARAMETER} value={1} max={most(product, chosen)} label={`How many: ${product.title}`} />
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

function most(product: PublicProduct, chosen: Choice): number {
  return Math.min(product.limitPerOrder ?? QUANTITY_MAX, chosen.availability.left ?? QUANTITY_MAX);
}

function Choices({ product, site, chosen }: Props & { chosen: Choice }) {
  if (product.variants.length === 0) {
    return <input type="hidden" name={LINE_PARAMETER} value={`${product.id}.${chosen.id}`} />;
  }
  return (
    <fieldset>
      <legend className="legend">Choose one</legend>
      <div className="swatches">
        {choicesOf(product).map((choice) => {
          const isOut = choice.availability.state === "sold_out";
          const difference = choice.price - product.price;
          return (
            <label className="swatch swatch--plain" key={choice.id}>
              <input
                type="radio"
                name={LINE_PARAMETER}
                value={`${product.id}.${choice.id}`}
                defaultChecked={choice.id === chosen.id}
                disabled={isOut}
                data-price={priceWords(choice.price, site.shop.currency)}
                data-stock={availabilityWords(choice.availability)}
                data-state={choice.availability.state}
                data-max={most(product, choice)}
              />
              <span>
                {choice.name}
                {difference > 0 && `, +${priceWords(difference, site.shop.currency)}`}
                {isOut && <span className="vh"> (sold out)</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
