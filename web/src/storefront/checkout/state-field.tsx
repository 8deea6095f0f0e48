import { addressRules, addressShape } from "@awning/domain/values/address-country";
import type { HTMLInputAutoCompleteAttribute } from "react";
import { Field, Select } from "../parts/field.tsx";
import * as labels from "./labels.ts";

type Props = {
  name: "state" | "billState";
  value: string;
  error?: string | undefined;
  isFirstWrong: boolean;
  /** Empty until one is chosen. */
  country: string;
  /** The country field; when it changes, the script reloads this one. */
  countryField: "country" | "billCountry";
  autoComplete: HTMLInputAutoCompleteAttribute;
};

/** The state, province or prefecture, in countries that have one; otherwise the typed value is hidden. */
export function StateField({ name, value, error, isFirstWrong, country, countryField, autoComplete }: Props) {
  const { state, stateLabel: label, states } = addressRules(country);
  const drawn = { "data-of": countryField, "data-drawn": addressShape(country) };
  if (state === null) return <input id={name} name={name} defaultValue={value} hidden {...drawn} />;
  const optional = state === "optional";
  if (states.length === 0) {
    return (
      <div {...drawn}>
        <Field {...{ name, label, value, autoComplete, optional, isFirstWrong, ...(error ? { error } : {}) }} />
      </div>
    );
  }
  const chosen = states.find(({ written, name: words }) => written === value || words === value)?.written ?? "";
  return (
    <div className="field" {...drawn}>
      <label htmlFor={name}>
        {label} {optional && <span className="soft">{labels.optionalLabel}</span>}
      </label>
      <Select {...{ name, error, autoComplete, optional, isFirstWrong }} value={chosen} none={labels.choose}>
        {states.map(({ written, name: words }) => (
          <option key={written} value={written}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}
