import type { Quote } from "@awning/domain/cart/cart";
import { addressShape } from "@awning/domain/values/address-country";
import type { HTMLInputAutoCompleteAttribute } from "react";
import { Select } from "../parts/field.tsx";
import { type CheckoutErrors, type CheckoutForm, firstWrong } from "./checkout-form.ts";
import { COUNTRIES, reachedCountries } from "./countries.ts";
import * as labels from "./labels.ts";

type Props = { form: CheckoutForm; errors: CheckoutErrors };

/** The shipping country. When it changes the total, it is preselected from the quote. */
export function CountryField({ quote, ...props }: Props & { quote: Quote }) {
  const chosen = chosenCountry(quote, props.form);
  const countries = reachedCountries(quote.shipsTo);
  return <CountrySelect {...props} name="country" label={labels.country} chosen={chosen} countries={countries} autoComplete="country" />;
}

/** The country preselected in the form. */
export function chosenCountry({ countryMatters, country }: Pick<Quote, "countryMatters" | "country">, form: CheckoutForm): string {
  return form.country || (countryMatters ? country : "");
}

/** The billing country, which need not be one the shop ships to. */
export function BillCountryField(props: Props) {
  return (
    <CountrySelect
      {...props}
      name="billCountry"
      label={labels.billingCountry}
      chosen={props.form.billCountry}
      countries={COUNTRIES}
      autoComplete="billing country"
    />
  );
}

type SelectProps = Props & {
  name: "country" | "billCountry";
  label: string;
  chosen: string;
  countries: ReturnType<typeof reachedCountries>;
  autoComplete: HTMLInputAutoCompleteAttribute;
};

function CountrySelect({ errors, name, label, chosen, countries, autoComplete }: SelectProps) {
  const error = errors[name];
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <Select {...{ name, error, autoComplete }} value={chosen} isFirstWrong={firstWrong(errors) === name} none={labels.selectACountry}>
        {countries.map(({ code, name: words }) => (
          <option key={code} value={code} data-shape={addressShape(code) || undefined}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}
