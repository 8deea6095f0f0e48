import { refuseUsername } from "@awning/domain/account/reserved-usernames";
import type { UsernameReason } from "@awning/domain/account/username";
import type { Failure } from "@awning/domain/errors/failure";
import { useEffect, useState } from "react";
import { checkUsername } from "#data/account/usernames.ts";
import { toFailure } from "#data/core/failures.ts";
import { nameIdeas } from "./name-ideas.ts";

export type NameAnswer =
  | { state: "idle" }
  | { state: "checking"; name: string }
  | { state: "free"; name: string }
  /** `ideas` are names the server just reported as free; `null` while it is being asked. */
  | { state: "refused"; name: string; refusal: UsernameReason; ideas: string[] | null }
  | { state: "unknown"; name: string; failure: Failure };

const PAUSE_MS = 350;
const IDEAS = 3;
const OFFERS_IDEAS: ReadonlySet<UsernameReason["reason"]> = new Set(["taken", "looks_taken", "reserved", "bad_char", "too_long"]);

async function freeIdeas(name: string): Promise<string[]> {
  const free: string[] = [];
  const ideas = nameIdeas(name);
  // Three at a time: usually the first three are free, and every check counts against the visitor's limit.
  for (let start = 0; start < ideas.length && free.length < IDEAS; start += IDEAS) {
    const batch = ideas.slice(start, start + IDEAS);
    const verdicts = await Promise.all(batch.map((idea) => checkUsername(idea)));
    free.push(...batch.filter((_, index) => verdicts[index] === null));
  }
  return free.slice(0, IDEAS);
}

async function lookUp(name: string, local: UsernameReason | null, say: (answer: NameAnswer) => void): Promise<void> {
  let refusal = local;
  try {
    refusal ??= await checkUsername(name);
    if (!refusal) return say({ state: "free", name });
    say({ state: "refused", name, refusal, ideas: OFFERS_IDEAS.has(refusal.reason) ? null : [] });
    if (OFFERS_IDEAS.has(refusal.reason)) say({ state: "refused", name, refusal, ideas: await freeIdeas(name) });
  } catch (error) {
    const failure = toFailure(error);
    say(refusal ? { state: "refused", name, refusal, ideas: [] } : { state: "unknown", name, failure });
  }
}

/**
 * The live check of a username: the form at once, the server after a pause in typing. Late answers are dropped. `again`
 * retries after a failure.
 */
export function useNameCheck(name: string): NameAnswer & { again: () => void } {
  const [found, setFound] = useState<NameAnswer>({ state: "idle" });
  const [attempt, setAttempt] = useState(0);
  const local = name === "" ? null : refuseUsername(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `local` follows from `name`; `attempt` asks again
  useEffect(() => {
    if (name === "") return;
    let isCurrent = true;
    const say = (answer: NameAnswer) => isCurrent && setFound(answer);
    const timer = setTimeout(() => void lookUp(name, local, say), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name, attempt]);
  const again = () => {
    setFound({ state: "idle" });
    setAttempt((count) => count + 1);
  };
  return { ...answerFor(name, local, found), again };
}

function answerFor(name: string, local: UsernameReason | null, found: NameAnswer): NameAnswer {
  if (name === "") return { state: "idle" };
  if (found.state !== "idle" && found.name === name) return found;
  if (local) return { state: "refused", name, refusal: local, ideas: OFFERS_IDEAS.has(local.reason) ? null : [] };
  return { state: "checking", name };
}
