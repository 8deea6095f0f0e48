import { addressRules } from "@awning/domain/values/address-country";
import { Field } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { type CheckoutErrors, type CheckoutField, type CheckoutForm, firstWrong, isBilledElsewhere } from "./checkout-form.ts";
import { BillCountryField } from "./country-field.tsx";
import { StateField } from "./state-field.tsx";

type Props = { form: CheckoutForm; errors: CheckoutErrors };

/** Whom the invoice is made out to, for who needs it in another name. It stands open once something was typed, also without script. */
export function BillFields({ form, errors }: Props) {
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
        Use a different billing address
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className="form">
        <Field {...typed("billName")} label="Company or name" autoComplete="billing organization" />
        <Field {...typed("billTaxNumber")} label="VAT number" autoComplete="off" optional />
        <Field {...typed("billStreet")} label="Billing street" autoComplete="billing address-line1" />
        <Field {...typed("billExtra")} label="Apartment, suite, floor" autoComplete="billing address-line2" optional />
        <div className="two">
          <Field
            {...typed("billPostcode")}
            label="Billing postal code"
            autoComplete="billing postal-code"
            optional={rules?.postcode === "optional"}
          />
          <Field {...typed("billCity")} label="Billing city" autoComplete="billing address-level2" optional={rules?.city === "optional"} />
        </div>
        <StateField {...typed("billState")} country={country} countryField="billCountry" autoComplete="billing address-level1" />
        <BillCountryField form={form} errors={errors} />
      </div>
    </details>
  );
}
