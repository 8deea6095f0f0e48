import type { CartLine } from "@awning/domain/cart/cart";
import { mediaUrl } from "@awning/domain/media/media";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { backorderLabel } from "@awning/domain/order/backorder-labels";
import { measuredLabel, problemLabel, raisedLabel } from "../labels.ts";
import { Icon } from "../parts/icon.tsx";
import type { ShownLine } from "./quote-answer.ts";

type Props = {
  line: CartLine;
  quoted: ShownLine | undefined;
  currency: Currency | undefined;
  setQuantity: (quantity: number) => void;
};

/** One line of the basket with its quantity and price and, when it cannot be bought, one button that fixes it. */
export function BasketLine({ line, quoted, currency, setQuantity }: Props) {
  const title = quoted?.title || (quoted ? "Unavailable item" : "…");
  const problem = quoted?.problem;
  const canTake = problem && problem.left > 0 && problem.left < line.quantity ? problem.left : 0;
  return (
    <li className="line">
      <LinePicture quoted={quoted} />
      <span className="line__title">
        {title}
        {quoted?.variantName && <small>{quoted.variantName}</small>}
        {quoted?.measured && currency && <small>{measuredLabel(quoted.measured, currency, language)}</small>}
        {quoted?.raised && currency && <small>{raisedLabel(quoted.unit, currency, language)}</small>}
        {quoted && quoted.backordered > 0 && <small>{backorderLabel(quoted)}</small>}
      </span>
      <span className="num">{quoted && currency && !problem ? formatMoney(quoted.unit * line.quantity, currency, language) : ""}</span>
      <span className="line__acts">
        <fieldset className="qty" aria-label={`Quantity: ${title}`}>
          <button type="button" aria-label="Decrease quantity" onClick={() => setQuantity(line.quantity - 1)}>
            <Icon name="minus" size={18} />
          </button>
          <output className="num">{line.quantity}</output>
          <button type="button" aria-label="Increase quantity" onClick={() => setQuantity(Math.min(99, line.quantity + 1))}>
            <Icon name="plus" size={18} />
          </button>
        </fieldset>
        <button className="btn btn--text" type="button" onClick={() => setQuantity(0)}>
          Remove
        </button>
      </span>
      {problem && (
        <span className="line__problem" role="alert">
          <span className="err">
            <Icon name="triangle" size={18} />
            {currency && problemLabel(problem, currency, language)}
          </span>
          {canTake > 0 && (
            <button className="btn btn--line btn--small" type="button" onClick={() => setQuantity(canTake)}>
              Change to {canTake}
            </button>
          )}
        </span>
      )}
    </li>
  );
}

function LinePicture({ quoted }: { quoted: ShownLine | undefined }) {
  const base = document.documentElement.dataset["media"];
  if (quoted?.image && base) {
    return (
      <img
        src={mediaUrl(base, quoted.image, 160)}
        alt=""
        width={76}
        height={76}
        style={{ backgroundColor: quoted.image.color }}
        className="line__pic"
      />
    );
  }
  return (
    <span className="line__none">
      <Icon name="package" />
    </span>
  );
}

/** The language of the shop, used for prices and dates in the basket. */
export const language = document.documentElement.dataset["language"] ?? "en";
