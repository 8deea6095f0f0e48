import { QUANTITY_MAX } from "@awning/domain/account/limits";
import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import { LINE_PARAMETER } from "../checkout/line-token.ts";
import { availabilityLabel } from "../labels.ts";
import { type Choice, openValues, priceSpan } from "./choices.ts";
import * as labels from "./labels.ts";
import { amountFacts, formatUnitPrice, shopPrice } from "./price-label.ts";

type Props = { product: PublicProduct; site: PublishedSite; chosen: Choice };

/**
 * The variant selection. One option is a row of radio buttons. Several are a row each, which the script limits to what is
 * available; without script, a list of the variants replaces them. Missing or sold-out variants cannot be selected.
 */
export function Choices({ product, site, chosen }: Props) {
  const { options } = product;
  if (options.length === 0) return <input type="hidden" name={LINE_PARAMETER} value={`${product.id}.${chosen.id}`} />;
  if (options.length === 1) return <OneOption product={product} site={site} chosen={chosen} />;
  return <ManyOptions product={product} site={site} chosen={chosen} />;
}

/** What the script shows when a variant is selected. */
function facts(product: PublicProduct, site: PublishedSite, choice: Choice) {
  const place = product.images.findIndex((image) => image.id === choice.image);
  const amount = product.pricing === "fixed" ? null : amountFacts(product, choice.price, site);
  return {
    "data-price": formatUnitPrice(product, choice.price, site),
    ...(product.prior !== undefined && product.prior <= choice.price ? { "data-dear": "" } : {}),
    "data-stock": availabilityLabel(choice.availability),
    "data-state": choice.availability.state,
    "data-max": mostOf(product, choice),
    ...(amount && { "data-suggested": amount.suggested, "data-least": amount.least }),
    ...(place < 0 ? {} : { "data-picture": place }),
  };
}

function OneOption({ product, site, chosen }: Props) {
  const { options, variants } = product;
  const hasOtherPrices = priceSpan(product).hasHigher;
  return (
    <fieldset>
      <legend className="legend">{options[0]?.name}</legend>
      <div className="swatches">
        {variants.map((choice) => {
          const isOut = choice.availability.state === "sold_out";
          return (
            <label className="swatch swatch--plain" key={choice.id}>
              <input
                type="radio"
                name={LINE_PARAMETER}
                value={`${product.id}.${choice.id}`}
                defaultChecked={choice.id === chosen.id}
                disabled={isOut}
                {...facts(product, site, choice)}
              />
              <span>
                {choice.name}
                {/* Each its own price, because a difference would be read against whichever price is shown above. */}
                {hasOtherPrices && `, ${formatUnitPrice(product, choice.price, site)}`}
                {isOut && <span className="vh"> {labels.soldOut}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function ManyOptions({ product, site, chosen }: Props) {
  const open = openValues(product, chosen);
  return (
    <>
      {product.options.map((option, at) => (
        <fieldset key={option.name} className="by-option" data-option>
          <legend className="legend">{option.name}</legend>
          <div className="swatches">
            {option.values.map((value) => (
              <label className="swatch swatch--plain" key={value}>
                <input
                  type="radio"
                  name={`option${at + 1}`}
                  value={value}
                  defaultChecked={value === chosen.values[at]}
                  disabled={!open[at]?.has(value)}
                />
                <span>{value}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <label className="field by-list">
        <span className="legend">{product.options.map((option) => option.name).join(", ")}</span>
        <select name={LINE_PARAMETER} defaultValue={`${product.id}.${chosen.id}`}>
          {product.variants.map((choice) => (
            <option
              key={choice.id}
              value={`${product.id}.${choice.id}`}
              disabled={choice.availability.state === "sold_out"}
              data-values={JSON.stringify(choice.values)}
              {...facts(product, site, choice)}
            >
              {`${choice.name}, ${shopPrice(choice.price, site)}, ${availabilityLabel(choice.availability)}`}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** The most items of a variant that one order can contain. */
export function mostOf(product: PublicProduct, choice: Choice): number {
  return Math.min(product.limitPerOrder ?? QUANTITY_MAX, choice.availability.left ?? QUANTITY_MAX);
}
