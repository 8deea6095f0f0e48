import type { Order } from "@awning/domain/order/order";
import type { Address } from "@awning/domain/values/address";
import { addressLines as linesOf } from "@awning/domain/values/address-lines";
import * as labels from "./labels.ts";

/** The purchased items in one line: `2 × Stoneware mug, 1 more`. */
export function goodsLine(lines: Order["lines"]): string {
  const [first] = lines;
  if (!first) return "";
  const name = first.variantName ? `${first.title}, ${first.variantName}` : first.title;
  const rest = lines.slice(1).reduce((sum, line) => sum + line.quantity, 0);
  if (rest === 0) return first.quantity > 1 ? `${first.quantity} × ${name}` : name;
  return labels.andMoreLines(`${first.quantity > 1 ? `${first.quantity} × ` : ""}${first.title}`, rest);
}

/** An address as on a parcel, one line each, with the country's name in the owner's language. */
export function addressLines(address: Address, locale: string): string[] {
  return linesOf(address, new Intl.DisplayNames([locale], { type: "region", fallback: "code" }).of(address.country) ?? address.country);
}
