import type { Quote, QuotedLine } from "@awning/domain/cart/cart";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { estimatedFor, pieces, problemLabel } from "../labels.ts";
import { Icon } from "../parts/icon.tsx";
import { LineRow } from "../parts/line-row.tsx";
import { ReverseChargeNote } from "../parts/reverse-charge-note.tsx";
import { Sums } from "../parts/sums.tsx";
import * as labels from "./labels.ts";
import { lineToken } from "./line-token.ts";

type Props = { quote: Quote; mediaBase: string; language: string };

/** The items in the cart and their total; expanded when a line needs a decision. */
export function CheckoutSummary({ quote, mediaBase, language }: Props) {
  const good = quote.lines.filter((line) => !line.problem);
  const count = good.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <details className="summary" open={good.length < quote.lines.length}>
      <summary>
        <span className="summary__what">
          {pieces(count)}
          <small>{[...new Set(quote.lines.map((line) => line.title))].join(", ")}</small>
        </span>
        <b className="num">{formatMoney(quote.total, quote.currency, language)}</b>
        <Icon name="chevron-down" size={20} />
      </summary>
      <ul>
        {quote.lines.map((line) => (
          <LineRow
            key={`${line.productId}.${line.variantId}`}
            {...line}
            taxMode={quote.tax.mode}
            currency={quote.currency}
            language={language}
            mediaBase={mediaBase}
            isCounted={!line.problem}
            chosen={line.amount !== undefined}
            raisedTo={line.raised ? line.unit : null}
          >
            {line.problem && <LineFix line={line} currency={quote.currency} language={language} />}
          </LineRow>
        ))}
      </ul>
      <div className="summary__sums">
        <Sums {...quote} language={language} count={count} to={estimatedFor(quote)} />
        <ReverseChargeNote of={quote.reverseCharge} />
      </div>
    </details>
  );
}

/** Why a line cannot be bought, with one button that fixes it. */
function LineFix({ line, currency, language }: { line: QuotedLine; currency: Currency; language: string }) {
  if (!line.problem) return null;
  const { left } = line.problem;
  return (
    <span className="line__problem">
      <span className="err">
        <Icon name="triangle" size={18} />
        {problemLabel(line.problem, currency, language)}
      </span>
      {left > 0 && left < line.quantity ? (
        <button className="btn btn--line btn--small" type="submit" name="fix" value={lineToken({ ...line, quantity: left })}>
          {labels.changeTo(left)}
        </button>
      ) : (
        <button className="btn btn--line btn--small" type="submit" name="fix" value={`${line.productId}.${line.variantId}.0`}>
          {labels.remove}
        </button>
      )}
    </span>
  );
}
