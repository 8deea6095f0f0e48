// Apart from `line-words.ts`, so that the basket carries no words about orders.

/** Which pieces of a line are sent later, because they were not there; empty when all of them were. */
export function backorderWords({ quantity, backordered }: { quantity: number; backordered: number }): string {
  if (backordered === 0) return "";
  return backordered < quantity ? `${backordered} of ${quantity} sent when back in stock` : "Sent when back in stock";
}
