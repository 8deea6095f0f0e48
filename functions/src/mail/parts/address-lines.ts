import type { Address } from "@awning/domain/values/address";
import { addressLines as linesOf } from "@awning/domain/values/address-lines";
import { defuse } from "../defuse.ts";

/** A postal address as lines of text, with the country's name in English. */
export function addressLines(address: Address): string {
  const country = new Intl.DisplayNames("en", { type: "region" }).of(address.country) ?? address.country;
  return defuse(linesOf(address, country).join("\n"));
}
