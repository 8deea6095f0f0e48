import { EU_COUNTRIES } from "@awning/domain/values/countries";
import { X } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Select } from "#ui/select.tsx";
import { allCountries, countryName } from "./country-words.ts";

/** The countries something is for; none of them means everywhere else. */
export function CountryPicker({ countries, onChange }: { countries: readonly string[]; onChange: (countries: string[]) => void }) {
  const add = (codes: readonly string[]) => onChange([...new Set([...countries, ...codes])]);
  return (
    <div className="country-picker">
      <Field
        label="Countries"
        hint={countries.length === 0 ? "If you choose none, this method covers every country that isn't in another one." : undefined}
      >
        <Select value="" onChange={(event) => add([event.currentTarget.value])}>
          <option value="">Add a country</option>
          {allCountries()
            .filter(({ code }) => !countries.includes(code))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
      <ul className="country-picker__chosen" aria-label="Selected countries">
        {countries.map((code) => (
          <li key={code}>
            <button
              type="button"
              className="country-picker__one"
              aria-label={`Remove ${countryName(code)}`}
              onClick={() => onChange(countries.filter((one) => one !== code))}
            >
              {countryName(code)} <Icon of={X} size="sm" />
            </button>
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={() => add(EU_COUNTRIES)}>
        Add EU countries
      </Button>
    </div>
  );
}
