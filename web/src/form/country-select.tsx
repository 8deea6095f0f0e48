import { allCountries } from "@awning/domain/values/country-names";
import type { ComponentProps } from "react";
import { Select } from "#ui/fields/select.tsx";

type Props = Omit<ComponentProps<"select">, "onChange"> & {
  onChoose: (code: string) => void;
  /** Whether a country can be chosen here; all by default. */
  has?: (code: string) => boolean;
};

/** A select of all countries by name; what else it offers comes before them. */
export function CountrySelect({ onChoose, has = () => true, children, ...rest }: Props) {
  return (
    <Select {...rest} onChange={(event) => onChoose(event.currentTarget.value)}>
      {children}
      {allCountries()
        .filter(({ code }) => has(code))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </Select>
  );
}
