/** `numerator / denominator`, rounded half up. Integers, with the numerator at least 0. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

export type Weighed = { key: string; weight: number };

/**
 * Splits a whole amount by weight so that the shares add up exactly: everyone gets the integer part, and the rest goes to the largest
 * remainders. Ties are broken by weight, then by key, so that order does not matter.
 * @returns a share for each key; no share exceeds its weight if `total` does not exceed the sum of weights
 */
export function shareOut(total: number, parts: readonly Weighed[]): Map<string, number> {
  const sum = parts.reduce((all, part) => all + part.weight, 0);
  if (sum === 0) return new Map(parts.map((part) => [part.key, 0]));
  // The product of two amounts exceeds the exact range of a double.
  const shares = parts.map(({ key, weight }) => {
    const product = BigInt(total) * BigInt(weight);
    return { key, weight, share: Number(product / BigInt(sum)), rest: Number(product % BigInt(sum)) };
  });
  let left = total - shares.reduce((all, one) => all + one.share, 0);
  const byRest = [...shares].sort((a, b) => b.rest - a.rest || b.weight - a.weight || (a.key < b.key ? -1 : 1));
  for (const one of byRest) {
    if (left === 0) break;
    one.share += 1;
    left -= 1;
  }
  return new Map(shares.map(({ key, share }) => [key, share]));
}
