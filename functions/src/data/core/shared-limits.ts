import { randomInt } from "node:crypto";
import { Failure } from "@awning/domain/errors/failure";
import { log } from "#platform/log.ts";
import { challengeFor, readProof } from "#platform/proof-of-work.ts";
import { RATE_LIMITS, type RateLimit } from "#platform/rate-limits.ts";
import { derivedId } from "#platform/secure-ids.ts";
import { countRate, isWithinRate, readRate, refusedByRate } from "./rate-limits.ts";

export type SharedLimit = Extract<RateLimit, `${string}.all`>;

/** Documents that a shared limit is counted in, each with its part of it: one document takes about one write a second. */
export const SHARDS = 10;
/** How much of a limit needs no proof of work. */
export const FREE = 2 / 3;

/** Asks the browser of one request for a proof of work. @throws Failure `proof_needed` without one */
export type Prove = () => Promise<void>;

/**
 * Counts one request in a part that is chosen at random. Once two thirds of the part are used, `prove` is called first, where the
 * browser can answer it; what is not proven does not count.
 * @throws Failure `too_many_requests` when the part is used up, whatever `prove` throws
 */
export async function limitAll(rule: SharedLimit, now: number, prove?: Prove): Promise<void> {
  const part = RATE_LIMITS[rule].limit / SHARDS;
  const shard = `part ${randomInt(SHARDS)}`;
  const used = prove ? await readRate(rule, shard, now) : 0;
  if (used >= part) throw refusedByRate(rule, now);
  if (used >= part * FREE) await prove?.();
  const count = await countRate(rule, shard, now);
  if (count > part * FREE) tell("near", rule, now);
  if (count <= part) return;
  tell("reached", rule, now);
  throw refusedByRate(rule, now);
}

/** The window in which this instance last logged it: every instance says it once in a window. */
const toldIn = new Map<string, number>();

function tell(what: "near" | "reached", rule: SharedLimit, now: number): void {
  const [key, window] = [`${what} ${rule}`, Math.floor(now / RATE_LIMITS[rule].windowMs)];
  if (toldIn.get(key) === window) return;
  toldIn.set(key, window);
  if (what === "near") log.brakeNear(rule);
  else log.brakeReached(rule);
}

/**
 * For one request: a proof is asked for, and used up, at most once. A challenge names `about`, so that it solves nothing else.
 * @param proof the request's header, if it has one
 */
export function proofAbout(about: string, { proof, now }: { proof?: string | undefined; now: number }): Prove {
  const key = derivedId(`proof:${about}`);
  const prove = async () => {
    const nonce = proof === undefined ? null : await readProof(proof, key);
    if (nonce === null || !(await isWithinRate("proof.once", nonce, now)))
      throw new Failure("proof_needed", { challenge: await challengeFor(key, now) });
  };
  let shown: Promise<void> | undefined;
  return () => (shown ??= prove());
}
