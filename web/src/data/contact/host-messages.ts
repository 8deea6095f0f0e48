import type { HostMessage } from "@awning/domain/contact/host-message";
import { runCommand } from "../core/commands.ts";

/** One message in the form. `key` and `openedAt` (ms of `performance.now()`) stay the same until it is sent. */
export type Draft = HostMessage & { key: string; openedAt: number; website: string };

/**
 * Sends a message to the host.
 * @returns whether a copy is mailed to its author
 * @throws Failure as {@link runCommand} does; nothing was sent then, and the same draft can be sent again
 */
export function writeToHost({ openedAt, ...message }: Draft): Promise<{ isCopied: boolean }> {
  return runCommand("write-to-host", { ...message, writtenMs: Math.max(0, Math.round(performance.now() - openedAt)) });
}
