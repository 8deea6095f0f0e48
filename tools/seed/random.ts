/** Reproducible random numbers. `below` returns one from 0, `pick` an item, earlier ones more often. */
export type Random = { share: () => number; below: (count: number) => number; pick: <T>(all: readonly [T, ...T[]]) => T };

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(share() * count);
  return { share, below, pick: (all) => all[Math.floor(share() ** 1.7 * all.length)] ?? all[0] };
}
