import type { Address } from "@awning/domain/address";
import { defuse } from "../defuse.ts";

/** A postal address as lines of text, with the country's name in English. */
export function addressLines(address: Address): string {
  const { name, street, extra, postcode, city, country } = address;
  const land = new Intl.DisplayNames("en", { type: "region" }).of(country) ?? country;
  return defuse([name, street, extra, `${postcode} ${city}`.trim(), land].filter((one) => one !== "").join("\n"));
}
