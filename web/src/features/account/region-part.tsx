import { formatMoney } from "@awning/domain/money/money";
import { allCountries } from "@awning/domain/values/country-names";
import { englishIn, localeOfRegion, regionOf } from "@awning/domain/values/region";
import { useState } from "react";
import { runCommand } from "#data/core/commands.ts";
import { toFailure } from "#data/core/failures.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import { AccountSection } from "./account-page.tsx";
import * as labels from "./labels.ts";

/** The owner's country, with examples of its dates and prices. A choice is shown at once, until the account says otherwise. */
export function RegionPart({ locale }: { locale: string }) {
  const isOnline = useOnline();
  const [choice, setChoice] = useState<{ before: string; country: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = choice?.before === locale ? localeOfRegion(choice.country) : locale;
  const region = regionOf(shown);
  const countries = allCountries();
  const choose = async (country: string) => {
    setChoice({ before: locale, country });
    setProblem(null);
    try {
      await runCommand("change-region", { country });
    } catch (error) {
      setChoice(null);
      setProblem(failureLabel(toFailure(error)));
    }
  };
  return (
    <AccountSection title={labels.region} text={labels.regionHint}>
      <Field label={labels.country} hint={exampleOf(shown)} error={problem ?? undefined}>
        <Select value={region} disabled={!isOnline} onChange={(event) => void choose(event.currentTarget.value)}>
          {/* "Latin America" is a browser locale's region, not a country to select. */}
          {countries.some(({ code }) => code === region) ? null : <option value={region}>{labels.chooseYourCountry}</option>}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </AccountSection>
  );
}

const EXAMPLE_AT = Date.UTC(2026, 10, 27, 14, 5);

function exampleOf(locale: string): string {
  const date = new Intl.DateTimeFormat(englishIn(locale), { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(EXAMPLE_AT);
  return labels.example(date, formatMoney(123_450, "EUR", locale));
}
