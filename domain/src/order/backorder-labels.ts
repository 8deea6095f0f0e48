import { plural } from "../values/counts.ts";

// Separate from `line-words.ts` to keep order labels out of the basket.

export function backorderLabel({ quantity, backordered }: { quantity: number; backordered: number }): string {
  if (backordered === 0) return "";
  if (backordered === quantity) return "Ships when back in stock";
  return plural(backordered, {
    one: `${backordered} of ${quantity} ships when back in stock`,
    other: `${backordered} of ${quantity} ship when back in stock`,
  });
}
