import { addressRules } from "@awning/domain/values/address-country";
import { Field } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { type CheckoutErrors, type CheckoutField, type CheckoutForm, firstWrong, isBilledElsewhere } from "./checkout-form.ts";
import { BillCountryField } from "./country-field.tsx";
import * as labels from "./labels.ts";
import { StateField } from "./state-field.tsx";

type Props = { form: CheckoutForm; errors: CheckoutErrors };

/** The billing name and address, when they differ from the buyer's. Open once something was typed, also without script. */
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
        {labels.billingAddressAction}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className="form">
        <Field {...typed("billName")} label={labels.companyOrName} autoComplete="billing organization" />
        <Field {...typed("billTaxNumber")} label={labels.vatNumber} autoComplete="off" optional />
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
