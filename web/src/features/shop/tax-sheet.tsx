import type { CountryRates } from "@awning/domain/money/tax";
import { parseRate } from "@awning/domain/shop/typed-rate";
import { allCountries } from "@awning/domain/values/country-names";
import { CountrySelect } from "#form/country-select.tsx";
import { type Checked, readFields } from "#form/read-fields.ts";
import { useForm } from "#form/use-form.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

const PERCENT = { after: <span className="soft input__after">%</span>, inputMode: "decimal" } as const;

type Props = {
  /** `null` for a new one. */
  rates: CountryRates | null;
  /** Countries that already have rates; `null` is everywhere else. */
  taken: readonly (string | null)[];
  onSave: (rates: CountryRates) => void;
  onRemove: (() => void) | null;
  onClose: () => void;
};

/** The tax rates of one country, or of everywhere else. */
export function TaxSheet({ rates, taken, onSave, onRemove, onClose }: Props) {
  const isFree = (code: string) => code === rates?.country || !taken.includes(code);
  const hasRest = rates?.country === null || !taken.includes(null);
  const { form, set, text, shown, submit } = useForm({
    stored: {
      country: rates ? (rates.country ?? "") : hasRest ? "" : (allCountries().find(({ code }) => isFree(code))?.code ?? ""),
      standardRate: rates ? String(rates.standardRate / 1000) : "",
      reducedRate: rates ? String(rates.reducedRate / 1000) : "0",
    },
  });
  const read = readFields({
    country: { value: form.country || null },
    standardRate: readRate(form.standardRate),
    reducedRate: readRate(form.reducedRate),
  });
  const problems = shown(read.problems);
  return (
    <ActionSheet
      title={rates ? labels.editTaxRates : labels.addTaxRates}
      onClose={onClose}
      confirm={uiLabels.save}
      onSubmit={(event) => submit(event, read.value, onSave)}
      beside={
        onRemove ? (
          <Button variant="quiet" onClick={onRemove}>
            {uiLabels.remove}
          </Button>
        ) : null
      }
      className="sheet-form settings-sheet"
    >
      <Field label={labels.country}>
        <CountrySelect value={form.country} onChoose={(country) => set({ country })} has={isFree}>
          {hasRest ? <option value="">{labels.everywhereElse}</option> : null}
        </CountrySelect>
      </Field>
      <div className="two">
        <Field label={labels.standardRate} error={problems.standardRate}>
          <TextInput {...text("standardRate")} {...PERCENT} />
        </Field>
        <Field label={labels.reducedRate} hint={labels.reducedRateHint} error={problems.reducedRate}>
          <TextInput {...text("reducedRate")} {...PERCENT} />
        </Field>
      </div>
    </ActionSheet>
  );
}

function readRate(typed: string): Checked<number> {
  const value = parseRate(typed);
  return value === null ? { error: labels.rateInvalid } : { value };
}
