/** `numerator / denominator`, rounded half up. Both are whole numbers, the numerator at least 0. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

export type Weighed = { key: string; weight: number };

/**
 * Shares a whole amount out by weight, so that the shares add up to it exactly: everybody gets the whole part, and what is
 * left goes to the largest remainders. Equal remainders are decided by weight, then by key, so that the order in which
 * the parts stand changes nothing.
 * @returns a share for each key; no share is larger than its weight when `total` is not larger than all weights together
 */
export function shareOut(total: number, parts: readonly Weighed[]): Map<string, number> {
  const sum = parts.reduce((all, part) => all + part.weight, 0);
  if (sum === 0) return new Map(parts.map((part) => [part.key, 0]));
  // Two amounts multiplied are more than a double holds exactly.
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
