import type { Quote } from "@awning/domain/cart/cart";
import { formatMoney } from "@awning/domain/money/money";
import { CARD_MINIMUM } from "@awning/domain/shop/card-minimum";
import { holdLabel } from "@awning/domain/shop/hold-time";
import type { PaymentMethod } from "@awning/domain/shop/shop-settings";
import { FieldError, Option } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import type { ShopFace } from "../parts/page-frame.tsx";
import { BillFields } from "./bill-fields.tsx";
import type { CheckoutErrors, CheckoutForm } from "./checkout-form.ts";
import { Consents } from "./consents.tsx";

type Props = { quote: Quote; form: CheckoutForm; errors: CheckoutErrors; shop: ShopFace };

type Words = { title: string; words: string };

function wordsOf(method: PaymentMethod, holdDays: number): Words {
  const kept = `Your items are reserved for ${holdLabel(holdDays)}.`;
  const words: Record<PaymentMethod, Words> = {
    transfer: { title: "Bank transfer", words: `You’ll get the bank details with your order. ${kept}` },
    cash: { title: "Cash on pickup", words: "Pay when you pick up your order." },
    card: { title: "Card", words: "You’ll pay on the next page." },
    on_delivery: { title: "Cash on delivery", words: "Pay the carrier in cash." },
    link: { title: "Payment link", words: `You’ll get the link with your order. ${kept}` },
  };
  return words[method];
}

/** How it is paid, a note if there is one, and what the buyer agrees to. */
export function PaymentStep({ quote, form, errors, shop }: Props) {
  const chosen = chosenPayment(quote, form.payment);
  return (
    <section className="step">
      <h2>{quote.total === 0 && quote.buyable ? "Nothing to pay" : "Payment"}</h2>
      <div className="form">
        {quote.total > 0 && (
          <div className="opts" role="radiogroup" aria-label="Payment">
            {quote.payments.map((method) => (
              <Option key={method} name="payment" value={method} isChosen={method === chosen} {...wordsOf(method, quote.holdDays)} />
            ))}
          </div>
        )}
        {quote.total > 0 && quote.payments.length === 0 && quote.deliveries.length > 0 && (
          <p className="soft">{noWayWords(quote, shop.language)}</p>
        )}
        {quote.total === 0 && chosen && <input type="hidden" name="payment" value={chosen} />}
        <FieldError name="payment" error={errors.payment} />
        <BillFields form={form} errors={errors} />
        <details className="faq faq--bare" open={form.note !== ""}>
          <summary>
            Add a note
            <Icon name="chevron-down" size={20} />
          </summary>
          <textarea aria-label={`Note for ${shop.displayName}`} name="note" defaultValue={form.note} maxLength={500} />
          <FieldError name="note" error={errors.note} />
        </details>
        <Consents quote={quote} form={form} errors={errors} shop={shop} />
      </div>
    </section>
  );
}

/** What a buyer can do whose cart cannot be paid in any way. */
function noWayWords({ noCard, currency, total, deliveries }: Quote, language: string): string {
  if (noCard === null) {
    if (deliveries.includes("none"))
      return "This shop only takes cash in person, but nothing in this order is picked up or shipped. Ask the shop for another way to pay.";
    return deliveries.length > 1
      ? "There’s no payment method for this delivery method. Choose another one above."
      : "There’s no payment method for this order. Ask the shop for another way to pay.";
  }
  if (noCard === "too_fine")
    return `Card payments must be for an amount that ends in 0, so ${formatMoney(total, currency, language)} can’t be paid by card. Change your basket, or ask the shop for another way to pay.`;
  return `The minimum for card payments is ${formatMoney(CARD_MINIMUM[currency], currency, language)}. Add something to your basket, or ask the shop for another way to pay.`;
}

/** The method the buyer chose, or the first one offered. */
export function chosenPayment(quote: Quote, wanted: PaymentMethod | null): PaymentMethod | null {
  return wanted && quote.payments.includes(wanted) ? wanted : (quote.payments[0] ?? null);
}
