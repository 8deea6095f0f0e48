import { plural } from "../values/counts.ts";

// Apart from `line-words.ts`, so that the basket carries no words about orders.

/** Which pieces of a line are sent later, because they were not there; empty when all of them were. */
export function backorderLabel({ quantity, backordered }: { quantity: number; backordered: number }): string {
  if (backordered === 0) return "";
  if (backordered === quantity) return "Ships when back in stock";
  return plural(backordered, {
    one: `${backordered} of ${quantity} ships when back in stock`,
    other: `${backordered} of ${quantity} ship when back in stock`,
  });
}
