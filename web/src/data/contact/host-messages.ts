import type { HostMessage } from "@awning/domain/contact/host-message";
import { Failure } from "@awning/domain/errors/failure";
import { runCommand } from "../core/commands.ts";
import { fetchPart } from "../core/parts.ts";

/** One message as the form holds it: `key` and `openedAt` (ms of `performance.now()`) stay the same until it is sent. */
export type Draft = HostMessage & { key: string; openedAt: number; website: string };

/**
 * Sends a message to the host. Works out a proof first when the service asks for one, which takes a second or two.
 * @returns whether a copy is on its way to its writer
 * @throws Failure as of {@link runCommand}; nothing was sent then, and the same draft can be sent again
 */
export async function writeToHost({ openedAt, ...message }: Draft): Promise<{ isCopied: boolean }> {
  const input = { ...message, writtenMs: Math.max(0, Math.round(performance.now() - openedAt)) };
  const first = await runCommand("write-to-host", { ...input, proof: null });
  if (first.state === "sent") return first;
  const proof = { challenge: first.challenge, solution: await solve(first.challenge) };
  const second = await runCommand("write-to-host", { ...input, proof });
  // A challenge that ran out while the device slept, for example. The next try gets a new one.
  if (second.state !== "sent") throw new Failure("busy");
  return second;
}

async function solve(challenge: string): Promise<string> {
  const { solveChallenge, deriveKey } = await fetchPart(() => import("./proof-of-work.ts"));
  return JSON.stringify(await solveChallenge({ challenge: JSON.parse(challenge), deriveKey }));
}
