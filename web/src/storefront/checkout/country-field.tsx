import type { Quote } from "@awning/domain/cart";
import { FieldError } from "../parts/field-error.tsx";
import { type CheckoutErrors, type CheckoutForm, firstWrong } from "./checkout-form.ts";
import { reachedCountries } from "./countries.ts";

type Props = { quote: Quote; form: CheckoutForm; errors: CheckoutErrors };

/** Where a parcel goes. Where that changes the total, the country of the total is chosen already. */
export function CountryField({ quote, form, errors }: Props) {
  const chosen = form.country || (quote.countryMatters ? quote.country : "");
  return (
    <div className="field">
      <label htmlFor="country">Country</label>
      <select
        id="country"
        name="country"
        defaultValue={chosen}
        autoComplete="country"
        aria-required
        aria-invalid={errors.country ? true : undefined}
        aria-describedby={errors.country ? "country-error" : undefined}
        // biome-ignore lint/a11y/noAutofocus: only after a refused form, to lead to what has to be mended
        autoFocus={firstWrong(errors) === "country"}
      >
        <option value="">Choose a country</option>
        {reachedCountries(quote.shipsTo).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <FieldError name="country" error={errors.country} />
    </div>
  );
}
