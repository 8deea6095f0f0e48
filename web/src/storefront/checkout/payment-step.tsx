import type { Quote } from "@awning/domain/cart/cart";
import { formatMoney } from "@awning/domain/money/money";
import { CARD_MINIMUM } from "@awning/domain/shop/card-minimum";
import { holdLabel } from "@awning/domain/shop/hold-time";
import { BUSINESSES_EXCLUDED } from "@awning/domain/shop/purchase-terms";
import type { PaymentMethod } from "@awning/domain/shop/shop-settings";
import { addressRules } from "@awning/domain/values/address-country";
import { Field, FieldError, Option } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import type { ShopFace } from "../parts/page-frame.tsx";
import { type CheckoutErrors, type CheckoutField, type CheckoutForm, firstWrong, isBilledElsewhere } from "./checkout-form.ts";
import { Consents } from "./consents.tsx";
import { BillCountryField } from "./country-field.tsx";
import * as labels from "./labels.ts";
import { StateField } from "./state-field.tsx";

type Props = { quote: Quote; form: CheckoutForm; errors: CheckoutErrors; shop: ShopFace };

type Words = { title: string; words: string };

function wordsOf(method: PaymentMethod, holdDays: number): Words {
  const kept = labels.reservationHint(holdLabel(holdDays));
  const words: Record<PaymentMethod, Words> = {
    transfer: { title: labels.bankTransfer, words: labels.bankDetailsHint(kept) },
    cash: { title: labels.cashOnPickup, words: labels.cashHint },
    card: { title: labels.card, words: labels.payLaterHint },
    on_delivery: { title: labels.cashOnDelivery, words: labels.payCarrierInCash },
    link: { title: labels.paymentLink, words: labels.emailHint(kept) },
  };
  return words[method];
}

/** The payment method, an optional note and the buyer's consents. */
export function PaymentStep({ quote, form, errors, shop }: Props) {
  const chosen = chosenPayment(quote, form.payment);
  return (
    <section className="step">
      <h2>{quote.total === 0 && quote.buyable ? labels.nothingToPay : labels.payment}</h2>
      <div className="form">
        {quote.total > 0 && (
          <div className="opts" role="radiogroup" aria-label={labels.payment}>
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
        <BillFields quote={quote} form={form} errors={errors} />
        <details className="faq faq--bare" open={form.note !== ""}>
          <summary>
            {labels.addANote}
            <Icon name="chevron-down" size={20} />
          </summary>
          <textarea aria-label={labels.noteFor(shop.displayName)} name="note" defaultValue={form.note} maxLength={500} />
          <FieldError name="note" error={errors.note} />
        </details>
        <Consents quote={quote} form={form} errors={errors} shop={shop} />
      </div>
    </section>
  );
}

/** What buyers can do when no payment method fits their cart. */
function noWayWords({ noCard, currency, total, deliveries }: Quote, language: string): string {
  if (noCard === null) {
    if (deliveries.includes("none")) return labels.cashOnlyRefused;
    return deliveries.length > 1 ? labels.noMethodForDelivery : labels.noMethodForOrder;
  }
  if (noCard === "too_fine") return labels.cardAmountRefused(formatMoney(total, currency, language));
  return labels.cardMinimumRefused(formatMoney(CARD_MINIMUM[currency], currency, language));
}

/** The buyer's payment method, or the first one offered. */
export function chosenPayment(quote: Quote, wanted: PaymentMethod | null): PaymentMethod | null {
  return wanted && quote.payments.includes(wanted) ? wanted : (quote.payments[0] ?? null);
}

type BillProps = { quote: Quote; form: CheckoutForm; errors: CheckoutErrors };

/** What a VAT number does to the price and to the right to withdraw. */
function vatHint({ takesVatNumbers, reverseCharge, excludesBusinesses }: Quote, { billTaxNumber }: CheckoutForm): string {
  const typed = billTaxNumber.trim() === "" ? labels.vatNumberHint : labels.vatNumberKept;
  const price = takesVatNumbers ? (reverseCharge ? labels.vatTakenOff : typed) : "";
  return [price, excludesBusinesses ? BUSINESSES_EXCLUDED : ""].filter(Boolean).join(" ");
}

/** The billing name and address, when they differ from the buyer's. Open once something was typed, also without script. */
function BillFields({ quote, form, errors }: BillProps) {
  const country = form.billCountry;
  const rules = country === "" ? null : addressRules(country);
  const wrong = firstWrong(errors);
  const typed = <Name extends CheckoutField>(name: Name) => ({
    name,
    value: form[name],
    error: errors[name],
    isFirstWrong: wrong === name,
  });
  return (
    <details className="faq faq--bare" open={isBilledElsewhere(form)}>
      <summary>
        {labels.billingAddressAction}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className="form">
        <Field {...typed("billName")} label={labels.companyOrName} autoComplete="billing organization" />
        <Field
          {...typed("billTaxNumber")}
          label={labels.vatNumber}
          autoComplete="off"
          optional
          hint={vatHint(quote, form)}
          isRequoted={quote.takesVatNumbers}
        />
        <Field {...typed("billStreet")} label={labels.billingStreet} autoComplete="billing address-line1" />
        <Field {...typed("billExtra")} label={labels.apartmentSuiteFloor} autoComplete="billing address-line2" optional />
        <div className="two">
          <Field
            {...typed("billPostcode")}
            label={labels.billingPostalCode}
            autoComplete="billing postal-code"
            optional={rules?.postcode === "optional"}
          />
          <Field
            {...typed("billCity")}
            label={labels.billingCity}
            autoComplete="billing address-level2"
            optional={rules?.city === "optional"}
          />
        </div>
        <StateField {...typed("billState")} country={country} countryField="billCountry" autoComplete="billing address-level1" />
        <BillCountryField form={form} errors={errors} />
      </div>
    </details>
  );
}
