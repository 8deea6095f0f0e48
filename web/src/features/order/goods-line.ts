import type { Order } from "@awning/domain/order/order";
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
