/** A name that is always as long as the others, so that every answer has the same length. */
export function nameOf(index: number): string {
  return `shop-${String(index).padStart(9, "0")}`;
}

/** Names that nobody has asked for yet: starts where no earlier run can have come to. */
export function fresh(): () => string {
  let index = (Date.now() % 10_000_000) * 100;
  return () => {
    index += 1;
    return `/${nameOf(index)}`;
  };
}

/** Names as visitors ask for them: the second half as often as the first, the third a third as often, and so on. */
export function zipf(count: number): () => string {
  const sums: number[] = [];
  for (let rank = 1; rank <= count; rank += 1) sums.push((sums.at(-1) ?? 0) + 1 / rank);
  const whole = sums.at(-1) ?? 1;
  // A fixed generator (xorshift), so that each run asks for the same.
  let state = 2463534242;
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return () => {
    const wanted = random() * whole;
    return `/${nameOf(sums.findIndex((sum) => sum >= wanted))}`;
  };
}
