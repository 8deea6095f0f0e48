import { setTimeout as wait } from "node:timers/promises";

const SHORTEST_MS = 700;

/**
 * Runs `work` and answers no sooner than 700 ms after the start, whether it succeeds or fails: how long an answer takes
 * must not tell whether an address is known.
 */
export async function atEvenPace<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), wait(SHORTEST_MS)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
