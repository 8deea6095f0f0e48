import type { Quote } from "@awning/domain/cart/cart";
import { rateWords } from "@awning/domain/money/tax-words";
import { Money } from "#ui/money.tsx";

/** What the order comes to, as the service sums it. */
export function ManualSums({ quote }: { quote: Quote }) {
  const { currency, tax } = quote;
  return (
    <dl className="order-sums" aria-live="polite">
      <dt>Items</dt>
      <dd>
        <Money amount={quote.subtotal} currency={currency} />
      </dd>
      {quote.delivery === "shipping" ? (
        <>
          <dt>Shipping</dt>
          <dd>
            <Money amount={quote.shipping} currency={currency} />
          </dd>
        </>
      ) : null}
      {tax.mode === "exclusive" ? <Taxes quote={quote} label="Tax" /> : null}
      <dt className="order-sums__total">Total</dt>
      <dd className="order-sums__total">
        <Money amount={quote.total} currency={currency} />
      </dd>
      {tax.mode === "inclusive" ? <Taxes quote={quote} label="Includes tax" /> : null}
    </dl>
  );
}

function Taxes({ quote, label }: { quote: Quote; label: string }) {
  return quote.tax.rates.map(({ taxRate, amount }) => [
    <dt key={`label${taxRate}`}>
      {label} {rateWords(taxRate)}
    </dt>,
    <dd key={taxRate}>
      <Money amount={amount} currency={quote.currency} />
    </dd>,
  ]);
}
