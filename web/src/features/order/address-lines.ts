import type { Address } from "@awning/domain/values/address";
import { addressLines as linesOf } from "@awning/domain/values/address-lines";

/** An address as on a parcel, one line each, with the country's name in the owner's language. */
export function addressLines(address: Address, locale: string): string[] {
  return linesOf(address, new Intl.DisplayNames([locale], { type: "region", fallback: "code" }).of(address.country) ?? address.country);
}
