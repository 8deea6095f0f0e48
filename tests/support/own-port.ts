import { randomInt } from "node:crypto";

/** The first of a few ports for a server of a test: below those that the system hands out by itself, so that no connection has it. */
export function ownPort(): number {
  return randomInt(20_000, 32_000);
}
