import { CARD_MINIMUM } from "@awning/domain/card-minimum";
import type { Quote } from "@awning/domain/cart";
import { holdWords } from "@awning/domain/hold-time";
import { formatMoney } from "@awning/domain/money";
import type { PaymentMethod } from "@awning/domain/shop-settings";
import { FieldError } from "../parts/field-error.tsx";
import { Icon } from "../parts/icon.tsx";
import { Option } from "../parts/option.tsx";
import type { ShopFace } from "../parts/shop-face.ts";
import { BillFields } from "./bill-fields.tsx";
import type { CheckoutErrors, CheckoutForm } from "./checkout-form.ts";
import { Consents } from "./consents.tsx";

type Props = { quote: Quote; form: CheckoutForm; errors: CheckoutErrors; shop: ShopFace };

type Words = { title: string; words: string };

function wordsOf(method: PaymentMethod, holdDays: number): Words {
  const kept = `It is kept for you for ${holdWords(holdDays)}.`;
  const words: Record<PaymentMethod, Words> = {
    transfer: { title: "Bank transfer", words: `The details come with your order. ${kept}` },
    cash: { title: "Cash on pick-up", words: "Pay when you collect it." },
    card: { title: "Card", words: "You pay on the next page." },
    on_delivery: { title: "Cash on delivery", words: "Pay who brings the parcel." },
    link: { title: "Pay by link", words: `The page to pay on comes with your order. ${kept}` },
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
      return "The shop takes money from hand to hand only, and nothing here is handed over. Ask it for another way to pay.";
    return `This way of delivery cannot be paid for right now. ${deliveries.length > 1 ? "Choose another one above." : "Ask the shop for another way to pay."}`;
  }
  if (noCard === "too_fine")
    return `A card cannot pay ${formatMoney(total, currency, language)}, only amounts that end in 0. Change your basket, or ask the shop for another way to pay.`;
  return `A card pays from ${formatMoney(CARD_MINIMUM[currency], currency, language)} on. Add something to your basket, or ask the shop for another way to pay.`;
}

/** The method the buyer chose, or the first one offered. */
export function chosenPayment(quote: Quote, wanted: PaymentMethod | null): PaymentMethod | null {
  return wanted && quote.payments.includes(wanted) ? wanted : (quote.payments[0] ?? null);
}
