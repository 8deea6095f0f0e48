import type { OfferedShipping, Quote } from "@awning/domain/cart/cart";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { addressRules } from "@awning/domain/values/address-country";
import { countryName } from "@awning/domain/values/country-names";
import { shippingDays } from "../labels.ts";
import { Field, FieldError, Option } from "../parts/field.tsx";
import type { ShopFace } from "../parts/page-frame.tsx";
import { type CheckoutErrors, type CheckoutField, type CheckoutForm, deliveryToken, firstWrong } from "./checkout-form.ts";
import { CountryField, chosenCountry } from "./country-field.tsx";
import * as labels from "./labels.ts";
import { StateField } from "./state-field.tsx";

type Props = { quote: Quote; form: CheckoutForm; errors: CheckoutErrors; shop: ShopFace; pickupPlace: string };

/**
 * The delivery methods. When the country changes the shipping cost, it comes first. The address applies to shipping only; CSS
 * hides it for other methods.
 */
export function DeliveryStep({ quote, form, errors, shop, pickupPlace }: Props) {
  const isSent = quote.deliveries.includes("shipping");
  const ways = isSent ? quote.shippingMethods : [];
  const choices = ways.length + quote.deliveries.filter((method) => method !== "shipping").length;
  return (
    <section className="step">
      <h2>{labels.delivery}</h2>
      <div className="form" data-requote>
        {quote.countryMatters && (
          // If the shop does not ship to the country, another can be chosen whatever the selected method.
          <div className={isSent ? "address" : undefined}>
            <CountryField quote={quote} form={form} errors={errors} />
            {!isSent && quote.country && <p className="hint">{labels.countryNotShipped(countryName(quote.country))}</p>}
          </div>
        )}
        {choices > 0 && (
          <div className="opts" role="radiogroup" aria-label={labels.delivery}>
            {ways.map((way) => (
              <Option
                key={way.id}
                {...delivery(quote, deliveryToken("shipping", way.id))}
                title={way.name}
                {...parcel(way, quote.currency, shop.language)}
              />
            ))}
            {quote.deliveries.includes("pickup") && (
              <Option
                {...delivery(quote, "pickup")}
                title={labels.pickup}
                words={pickupPlace ? <Lines text={pickupPlace} /> : labels.pickupPlaceHint(shop.displayName)}
                price={labels.free}
              />
            )}
          </div>
        )}
        <FieldError name="delivery" error={errors.delivery} />
        {isSent && <AddressFields quote={quote} form={form} errors={errors} />}
        {(choices > 1 || quote.countryMatters) && (
          <noscript>
            <button className="btn btn--line" type="submit" name="act" value="update">
              {labels.updateTotal}
            </button>
          </noscript>
        )}
      </div>
    </section>
  );
}

/** An owner's text with its line breaks. */
function Lines({ text }: { text: string }) {
  return <span className="lines">{text}</span>;
}

function delivery(quote: Quote, token: string) {
  return { name: "delivery", value: token, isChosen: token === deliveryToken(quote.delivery, quote.shippingMethod) };
}

function parcel({ price, freeOver, days }: OfferedShipping, currency: Currency, language: string) {
  const words = [labels.toAddressBelow];
  if (days) words.push(shippingDays(days));
  if (freeOver !== null && price > 0) words.push(labels.freeOverHint(formatMoney(freeOver, currency, language)));
  return { words: words.join(", "), price: price === 0 ? labels.free : formatMoney(price, currency, language) };
}

function AddressFields({ quote, form, errors }: Omit<Props, "shop" | "pickupPlace">) {
  const country = chosenCountry(quote, form);
  const rules = country === "" ? null : addressRules(country);
  const wrong = firstWrong(errors);
  const typed = <Name extends CheckoutField>(name: Name) => ({
    name,
    value: form[name],
    error: errors[name],
    isFirstWrong: wrong === name,
  });
  return (
    <div className="form address">
      <Field {...typed("street")} label={labels.streetAddress} autoComplete="address-line1" />
      <Field {...typed("extra")} label={labels.apartmentFloorCompany} autoComplete="address-line2" optional />
      <div className="two">
        <Field {...typed("postcode")} label={labels.postalCode} autoComplete="postal-code" optional={rules?.postcode === "optional"} />
        <Field {...typed("city")} label={labels.city} autoComplete="address-level2" optional={rules?.city === "optional"} />
      </div>
      <StateField {...typed("state")} country={country} countryField="country" autoComplete="address-level1" />
      {!quote.countryMatters && <CountryField quote={quote} form={form} errors={errors} />}
      <Field {...typed("phone")} label={labels.phone} type="tel" autoComplete="tel" hint={labels.phoneHint} optional />
    </div>
  );
}
