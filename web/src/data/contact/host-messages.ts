import type { HostMessage } from "@awning/domain/contact/host-message";
import { Failure } from "@awning/domain/errors/failure";
import { runCommand } from "../core/commands.ts";
import { fetchPart } from "../core/parts.ts";

/** One message in the form. `key` and `openedAt` (ms of `performance.now()`) stay the same until it is sent. */
export type Draft = HostMessage & { key: string; openedAt: number; website: string };

/**
 * Sends a message to the host, after solving a proof of work when the service asks for one (a second or two).
 * @returns whether a copy is mailed to its author
 * @throws Failure as {@link runCommand} does; nothing was sent then, and the same draft can be sent again
 */
export async function writeToHost({ openedAt, ...message }: Draft): Promise<{ isCopied: boolean }> {
  const input = { ...message, writtenMs: Math.max(0, Math.round(performance.now() - openedAt)) };
  const first = await runCommand("write-to-host", { ...input, proof: null });
  if (first.state === "sent") return first;
  const proof = { challenge: first.challenge, solution: await solve(first.challenge) };
  const second = await runCommand("write-to-host", { ...input, proof });
  // For example, the challenge expired while the device slept. The next try gets a new one.
  if (second.state !== "sent") throw new Failure("busy");
  return second;
}

async function solve(challenge: string): Promise<string> {
  const { solveChallenge, deriveKey } = await fetchPart(() => import("./proof-of-work.ts"));
  return JSON.stringify(await solveChallenge({ challenge: JSON.parse(challenge), deriveKey }));
}
