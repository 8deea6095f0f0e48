import { CURRENCIES } from "@awning/domain/money/money";
import { currencySchema } from "@awning/domain/money/money-schema";
import type { RefObject } from "react";
import { CountrySelect } from "#form/country-select.tsx";
import type { FormInputs } from "#form/use-form.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Anchor } from "#ui/layout/anchor.tsx";
import { textLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import { cancelLabel } from "./settings-facts.ts";
import type { SettingsForm } from "./settings-form.ts";

type Props = Pick<FormInputs<SettingsForm>, "form" | "set">;

/** The shop's currency, which is fixed after the first order. */
export function CurrencyChoice({ form, set, hasOrders }: Props & { hasOrders: boolean }) {
  return (
    <Anchor id="currency">
      <Field className="settings__price" label={labels.shopCurrency} hint={hasOrders ? labels.currencyHint : labels.currencyWarning}>
        <Select
          value={form.currency}
          disabled={hasOrders}
          onChange={(event) => set({ currency: currencySchema.parse(event.currentTarget.value) })}
        >
          {Object.keys(CURRENCIES).map((code) => (
            <option key={code} value={code}>
              {code} · {currencyName(code)}
            </option>
          ))}
        </Select>
      </Field>
    </Anchor>
  );
}

/** The shop's own country. */
export function CountryChoice({ form, set, field }: Props & { field: RefObject<HTMLSelectElement | null> }) {
  return (
    <Anchor id="country">
      <Field className="settings__price" label={labels.shopCountry} hint={labels.countryHint}>
        <CountrySelect ref={field} value={form.country} onChoose={(country) => set({ country })}>
          <option value="">{labels.notSet}</option>
        </CountrySelect>
      </Field>
    </Anchor>
  );
}

const CANCEL_MINUTES = [0, 15, 30, 60, 1440];

/** How long buyers can cancel: the usual choices, and the stored one if it is another. */
export function CancellationChoice({ form, set, stored }: Props & { stored: number }) {
  const choices = [...new Set([...CANCEL_MINUTES, stored])].toSorted((a, b) => a - b);
  return (
    <Anchor id="cancellation">
      <Field className="settings__price" label={labels.buyersCanCancel} hint={labels.buyerCancelsHint}>
        <Select value={form.buyerCancel} onChange={(event) => set({ buyerCancel: event.currentTarget.value })}>
          {choices.map((minutes) => (
            <option key={minutes} value={minutes}>
              {cancelLabel(minutes)}
            </option>
          ))}
        </Select>
      </Field>
    </Anchor>
  );
}

function currencyName(code: string): string {
  return new Intl.DisplayNames([textLocale()], { type: "currency" }).of(code) ?? code;
}

/** The shop's VAT number, with which companies of other member states buy without VAT. */
export function VatNumberField({ text, error }: Pick<FormInputs<SettingsForm>, "text"> & { error: string | undefined }) {
  return (
    <Anchor id="vat-number">
      <Field label={labels.yourVatNumber} note={uiLabels.optional} hint={labels.vatNumberHint} error={error}>
        <TextInput {...text("vatNumber")} autoComplete="off" spellCheck={false} autoCapitalize="characters" />
      </Field>
    </Anchor>
  );
}

/** Whether buyers with a tax number can withdraw, which the law gives to consumers alone. */
export function BusinessWithdrawalChoice({ form, set }: Props) {
  return (
    <Anchor id="withdrawal">
      <SwitchLine
        label={labels.businessesCanWithdraw}
        sub={labels.businessWithdrawalHint}
        isOn={form.businessWithdrawal}
        onChange={(businessWithdrawal) => set({ businessWithdrawal })}
      />
    </Anchor>
  );
}
