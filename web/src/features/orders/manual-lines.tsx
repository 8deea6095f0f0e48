import type { Quote, QuotedLine } from "@awning/domain/cart";
import { type Currency, formatMoney } from "@awning/domain/money";
import { QUANTITY_MAX } from "@awning/domain/product";
import { Package } from "lucide-react";
import { mediaAddress } from "#data/media.ts";
import { Money } from "#ui/money.tsx";
import { Row, Rows } from "#ui/rows.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { Thumb } from "#ui/thumb.tsx";
import type { Chosen } from "./manual-form.ts";

type Props = { lines: readonly Chosen[]; quote: Quote | null; onChange: (one: Chosen) => void };

/** What was chosen, how many of each, and what cannot be sold so. */
export function ManualLines({ lines, quote, onChange }: Props) {
  return (
    <Rows aria-label="Chosen goods">
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
  if (code === "product_gone") return "This is not on sale any more";
  if (most !== undefined) return `One order can come to ${formatMoney(most, currency, navigator.language)} at most`;
  if (code === "over_limit") return `At most ${left} in one order`;
  if (code === "unclear_amount") return "The price can't be read";
  return left === 0 ? "None are left" : `Only ${left} left`;
}
