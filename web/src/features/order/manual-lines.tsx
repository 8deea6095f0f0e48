import type { Quote, QuotedLine } from "@awning/domain/cart/cart";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { QUANTITY_MAX } from "@awning/domain/product/product";
import { Package } from "lucide-react";
import { mediaAddress } from "#data/media/media.ts";
import { Money } from "#ui/money.tsx";
import { Row, Rows } from "#ui/rows.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { Thumb } from "#ui/thumb.tsx";
import type { Chosen } from "./manual-form.ts";

type Props = { lines: readonly Chosen[]; quote: Quote | null; onChange: (one: Chosen) => void };

/** What was chosen, how many of each, and what cannot be sold so. */
export function ManualLines({ lines, quote, onChange }: Props) {
  return (
    <Rows aria-label="Items in this order">
      {lines.map((line) => {
        const priced = quote?.lines.find((one) => one.productId === line.productId && one.variantId === line.variantId);
        const name = line.variantName ? `${line.title}, ${line.variantName}` : line.title;
        return (
          <Row
            key={`${line.productId}_${line.variantId}`}
            lead={<Thumb src={priced?.image ? mediaAddress(priced.image, 96) : null} color={priced?.image?.color} icon={Package} />}
            title={name}
            sub={
              priced?.problem && quote ? (
                <span className="manual-problem" role="alert">
                  {problemWords(priced.problem, quote.currency)}
                </span>
              ) : priced && quote ? (
                <Money amount={priced.total} currency={quote.currency} />
              ) : (
                "\u00a0"
              )
            }
          >
            <Stepper label={name} value={line.quantity} max={QUANTITY_MAX} onChange={(quantity) => onChange({ ...line, quantity })} />
          </Row>
        );
      })}
    </Rows>
  );
}

function problemWords({ code, left, most }: NonNullable<QuotedLine["problem"]>, currency: Currency): string {
  if (code === "product_gone") return "This product is no longer on sale";
  if (most !== undefined) return `An order can be at most ${formatMoney(most, currency, navigator.language)}`;
  if (code === "over_limit") return `Limit ${left} per order`;
  if (code === "unclear_amount") return "Enter a valid price";
  return left === 0 ? "Out of stock" : `Only ${left} left`;
}
