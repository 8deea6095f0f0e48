import type { Currency } from "@awning/domain/money/money";
import type { ShippingMethod } from "@awning/domain/shop/shipping";
import { EU_COUNTRIES } from "@awning/domain/values/countries";
import { countryName } from "@awning/domain/values/country-names";
import { X } from "lucide-react";
import { useState } from "react";
import { CountrySelect } from "#form/country-select.tsx";
import { useForm } from "#form/use-form.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { currencySign, numberLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import { readShippingForm, toShippingForm } from "./shipping-form.ts";

type Props = {
  /** `null` for a new one. */
  method: ShippingMethod | null;
  currency: Currency;
  onSave: (method: ShippingMethod) => void;
  onRemove: (() => void) | null;
  onClose: () => void;
};

/** A shipping method. */
export function ShippingSheet({ method, currency, onSave, onRemove, onClose }: Props) {
  const [id] = useState(() => method?.id ?? crypto.randomUUID().replaceAll("-", "").slice(0, 12));
  const { form, set, text, shown, submit } = useForm({ stored: toShippingForm(method, currency, numberLocale()) });
  const read = readShippingForm(form, { id, active: method?.active ?? true }, currency, numberLocale());
  const problems = shown(read.problems);
  return (
    <ActionSheet
      title={method ? labels.editLabel(method.name) : labels.addShippingMethod}
      onClose={onClose}
      confirm={uiLabels.save}
      onSubmit={(event) => submit(event, read.method, onSave)}
      beside={
        onRemove ? (
          <Button variant="quiet" onClick={onRemove}>
            {uiLabels.remove}
          </Button>
        ) : null
      }
      className="sheet-form settings-sheet"
    >
      <Field label={uiLabels.name} hint={labels.shownToBuyersAtCheckout} error={problems.name}>
        <TextInput {...text("name")} placeholder={labels.standardShipping} />
      </Field>
      <div className="two">
        <Field label={uiLabels.price} error={problems.price}>
          <TextInput {...text("price")} before={currencySign(currency)} inputMode="decimal" />
        </Field>
        <Field label={labels.freeOverLabel} note={uiLabels.optional} error={problems.freeOver}>
          <TextInput {...text("freeOver")} before={currencySign(currency)} inputMode="decimal" />
        </Field>
      </div>
      <div className="two">
        <Field label={labels.minimumDays} note={uiLabels.optional}>
          <TextInput {...text("daysFrom")} inputMode="numeric" />
        </Field>
        <Field label={labels.maximumDays} error={problems.daysTo}>
          <TextInput {...text("daysTo")} inputMode="numeric" />
        </Field>
      </div>
      <CountryPicker countries={form.countries} onChange={(countries) => set({ countries })} />
    </ActionSheet>
  );
}

/** The countries it applies to; none means everywhere else. */
function CountryPicker({ countries, onChange }: { countries: readonly string[]; onChange: (countries: string[]) => void }) {
  const add = (codes: readonly string[]) => onChange([...new Set([...countries, ...codes])]);
  return (
    <div className="pile gap-3 at-start pile gap-3 at-start country-picker">
      <Field label={labels.countries} hint={countries.length === 0 ? labels.countriesHint : undefined}>
        <CountrySelect value="" onChoose={(code) => add([code])} has={(code) => !countries.includes(code)}>
          <option value="">{labels.addACountry}</option>
        </CountrySelect>
      </Field>
      <ul className="chips gap-2 country-picker__chosen" aria-label={labels.selectedCountries}>
        {countries.map((code) => (
          <li key={code}>
            <button
              type="button"
              className="country-picker__one"
              aria-label={uiLabels.removeNamed(countryName(code))}
              onClick={() => onChange(countries.filter((one) => one !== code))}
            >
              {countryName(code)} <Icon of={X} size="sm" />
            </button>
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={() => add(EU_COUNTRIES)}>
        {labels.addEuCountries}
      </Button>
    </div>
  );
}
