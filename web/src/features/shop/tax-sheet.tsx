import type { CountryRates } from "@awning/domain/money/tax";
import { parseRate } from "@awning/domain/shop/typed-rate";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { allCountries } from "#ui/countries.ts";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as labels from "./labels.ts";

const RATE_ERROR = labels.enterPercentageUpTo30;

type Props = {
  /** `null` for a new one. */
  rates: CountryRates | null;
  /** Countries that have rates already; `null` is everywhere else. */
  taken: readonly (string | null)[];
  onSave: (rates: CountryRates) => void;
  onRemove: (() => void) | null;
  onClose: () => void;
};

/** The tax rates of one country, or of everywhere else. */
export function TaxSheet({ rates, taken, onSave, onRemove, onClose }: Props) {
  const free = allCountries().filter(({ code }) => code === rates?.country || !taken.includes(code));
  const hasRest = rates?.country === null || !taken.includes(null);
  const [country, setCountry] = useState(rates ? (rates.country ?? "") : hasRest ? "" : (free[0]?.code ?? ""));
  const [standard, setStandard] = useState(rates ? String(rates.standardRate / 1000) : "");
  const [reduced, setReduced] = useState(rates ? String(rates.reducedRate / 1000) : "0");
  const [isJudged, setJudged] = useState(false);
  const read = { standard: parseRate(standard), reduced: parseRate(reduced) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (read.standard === null || read.reduced === null) return;
    onSave({ country: country || null, standardRate: read.standard, reducedRate: read.reduced });
  };
  return (
    <Sheet title={rates ? labels.editTaxRates : labels.addTaxRates} isOpen onClose={onClose}>
      <form className="settings-sheet" onSubmit={submit} noValidate>
        <Field label={labels.country}>
          <Select value={country} onChange={(event) => setCountry(event.currentTarget.value)}>
            {hasRest ? <option value="">{labels.everywhereElse}</option> : null}
            {free.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <div className="settings-sheet__two">
          <Field label={labels.standardRate} error={isJudged && read.standard === null ? RATE_ERROR : null}>
            <TextInput
              value={standard}
              after={<span className="soft input__after">%</span>}
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => setStandard(event.currentTarget.value)}
            />
          </Field>
          <Field
            label={labels.reducedRate}
            hint={labels.forProductsSetToReduced}
            error={isJudged && read.reduced === null ? RATE_ERROR : null}
          >
            <TextInput
              value={reduced}
              after={<span className="soft input__after">%</span>}
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => setReduced(event.currentTarget.value)}
            />
          </Field>
        </div>
        <div className="dialog__foot">
          {onRemove ? (
            <Button variant="quiet" onClick={onRemove}>
              {labels.remove}
            </Button>
          ) : null}
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button type="submit" variant="ink">
            {labels.save}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
