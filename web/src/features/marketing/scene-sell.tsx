import { formatMoney } from "@awning/domain/money/money";
import mug from "./art/speckled-mug.svg";

const euro = (cents: number) => formatMoney(cents, "EUR", "en");

/** Drawn: a product and the total of a basket. */
export function SellScene() {
  return (
    <div className="st-x-sell">
      <div className="st-x-card">
        <p>
          <b>Speckled mug</b>
          <span>{euro(2800)}</span>
        </p>
        <img className="st-pic" src={mug} alt="" width="200" height="200" loading="lazy" />
      </div>
      <div className="st-x-total">
        <p>
          <span>Speckled mug × 2</span>
          <span>{euro(5600)}</span>
        </p>
        <p>
          <span>Shipping</span>
          <span>{euro(950)}</span>
        </p>
        <p className="st-sum">
          <span>Total</span>
          <span>{euro(6550)}</span>
        </p>
        <span className="st-x-pay">Order for {euro(6550)}</span>
      </div>
    </div>
  );
}
