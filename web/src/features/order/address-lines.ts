import type { Address } from "@awning/domain/values/address";
import { addressLines as linesOf } from "@awning/domain/values/address-lines";

/** An address as it stands on a parcel, one line each, with the name of its country in the owner's language. */
export function addressLines(address: Address, locale: string): string[] {
  return linesOf(address, new Intl.DisplayNames([locale], { type: "region", fallback: "code" }).of(address.country) ?? address.country);
}
