import type { Quote } from "@awning/domain/cart";
import { formatMoney } from "@awning/domain/money";
import type { DeliveryMethod } from "@awning/domain/shop-settings";
import { Field } from "../parts/field.tsx";
import { FieldError } from "../parts/field-error.tsx";
import { Option } from "../parts/option.tsx";
import { type CheckoutErrors, type CheckoutField, type CheckoutForm, firstWrong } from "./checkout-form.ts";
import { COUNTRIES } from "./countries.ts";

type Props = { quote: Quote; shippingPrice: number; form: CheckoutForm; errors: CheckoutErrors; shopName: string };

/** How it reaches the buyer. The address belongs to the parcel only; CSS hides it for every other way. */
export function DeliveryStep({ quote, shippingPrice, form, errors, shopName }: Props) {
  const words: Record<DeliveryMethod, { title: string; words: string; price: string }> = {
    shipping: {
      title: "Parcel",
      words: "To the address below",
      price: shippingPrice === 0 ? "Free" : formatMoney(shippingPrice, quote.currency),
    },
    pickup: { title: "Collect it yourself", words: `At ${shopName}; where and when stands on your order`, price: "Free" },
    none: { title: "No delivery", words: "Nothing needs to be posted", price: "Free" },
  };
  return (
    <section className="step">
      <h2>Delivery</h2>
      <div className="form">
        <div className="opts" role="radiogroup" aria-label="Delivery" data-requote>
          {quote.deliveries.map((method) => (
            <Option key={method} name="delivery" value={method} isChosen={method === quote.delivery} {...words[method]} />
          ))}
        </div>
        <FieldError name="delivery" error={errors.delivery} />
        {quote.deliveries.includes("shipping") && <AddressFields form={form} errors={errors} />}
        {quote.deliveries.length > 1 && (
          <noscript>
            <button className="btn btn--line" type="submit" name="act" value="update">
              Update the total
            </button>
          </noscript>
        )}
      </div>
    </section>
  );
}

function AddressFields({ form, errors }: { form: CheckoutForm; errors: CheckoutErrors }) {
  const wrong = firstWrong(errors);
  const typed = (name: CheckoutField) => ({ name, value: form[name], error: errors[name], isFirstWrong: wrong === name });
  return (
    <div className="form address">
      <Field {...typed("street")} label="Street and number" autoComplete="address-line1" />
      <Field {...typed("extra")} label="Flat, floor, company" autoComplete="address-line2" optional />
      <div className="two">
        <Field {...typed("postcode")} label="Postcode" autoComplete="postal-code" />
        <Field {...typed("city")} label="Town" autoComplete="address-level2" />
      </div>
      <div className="field">
        <label htmlFor="country">Country</label>
        <select
          id="country"
          name="country"
          defaultValue={form.country}
          autoComplete="country"
          aria-required
          aria-invalid={errors.country ? true : undefined}
          aria-describedby={errors.country ? "country-error" : undefined}
          // biome-ignore lint/a11y/noAutofocus: only after a refused form, to lead to what has to be mended
          autoFocus={wrong === "country"}
        >
          <option value="">Choose a country</option>
          {COUNTRIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <FieldError name="country" error={errors.country} />
      </div>
    </div>
  );
}
