import { formatMoney } from "@awning/domain/money/money";
import { paths } from "@awning/domain/routes/paths";
import { ButtonLink } from "#ui/button.tsx";
import { StallMark } from "#ui/street/stall-mark.tsx";
import { PRICING_CURRENCY } from "./limits.ts";
import "./receipt.css";

const price = formatMoney(0, PRICING_CURRENCY, "en");
const ITEMS = [
  ["Your page and name", price],
  ["Shop and checkout", price],
  ["Our share of each sale", "0%"],
  ["Email to your buyers", price],
  ["As many orders as come", price],
] as const;

/** The pricing teaser: a till receipt. */
export function Receipt() {
  return (
    <section className="st-price" aria-labelledby="price-h">
      <div className="st-wrap st-price-in">
        <div>
          <h2 id="price-h">The bill comes to nothing.</h2>
          <p className="st-lead">
            Awning is free software. It takes no share of what you sell and has no bigger plan to push you into. Cards cost what Stripe
            charges.
          </p>
          <ButtonLink variant="outline" className="st-big" to={paths.pricing}>
            See every limit
          </ButtonLink>
        </div>
        <div className="st-receipt-lay">
          <div className="st-receipt">
            <div className="st-receipt-head">
              <StallMark width={44} height={31} />
              <p>awning</p>
            </div>
            <table>
              <caption className="sr">What Awning costs</caption>
              <thead>
                <tr>
                  <th scope="col">Item</th>
                  <th scope="col">Price</th>
                </tr>
              </thead>
              <tbody>
                {ITEMS.map(([item, price]) => (
                  <tr key={item}>
                    <th scope="row">{item}</th>
                    <td>{price}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">Total</th>
                  <td>{price}</td>
                </tr>
              </tfoot>
            </table>
            <p className="st-receipt-note">
              Awning runs on Google Firebase. If you host it yourself, you pay Google's bill; we add nothing to it.
            </p>
            <div className="st-barcode" aria-hidden="true" />
          </div>
        </div>
      </div>
    </section>
  );
}
