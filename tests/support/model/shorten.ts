import type { Sequence } from "./deeds.ts";

/**
 * A shorter sequence that still fails: moments are left out in ever smaller runs, then what happens beside others, twice, or
 * with bad luck. Stops after `withinMs`.
 */
export async function shorten(sequence: Sequence, fails: (shorter: Sequence) => Promise<boolean>, withinMs: number): Promise<Sequence> {
  const end = performance.now() + withinMs;
  let best = sequence;
  const takes = async (shorter: Sequence): Promise<boolean> => {
    if (performance.now() > end || !(await fails(shorter))) return false;
    best = shorter;
    return true;
  };
  for (let size = Math.ceil(best.rounds.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = best.rounds.length - size; at > -size; at -= size)
      await takes({ ...best, rounds: best.rounds.toSpliced(Math.max(0, at), size + Math.min(0, at)) });
  for (let at = best.rounds.length - 1; at >= 0; at--) {
    const change = (round: Partial<Sequence["rounds"][number]>) => {
      const whole = best.rounds[at];
      return whole ? takes({ ...best, rounds: best.rounds.with(at, { ...whole, ...round }) }) : false;
    };
    for (let index = (best.rounds[at]?.acts.length ?? 0) - 1; index >= 0; index--) {
      const acts = best.rounds[at]?.acts ?? [];
      const one = acts[index];
      if (!one || (acts.length > 1 && (await change({ acts: acts.toSpliced(index, 1) })))) continue;
      if (one.fate) await change({ acts: acts.with(index, { ...one, fate: null }) });
      const left = best.rounds[at]?.acts ?? acts;
      if (one.copies > 1) await change({ acts: left.with(index, { ...(left[index] ?? one), copies: 1 }) });
    }
    if (best.rounds[at]?.minutes !== 0) await change({ minutes: 0 });
  }
  return best;
}
