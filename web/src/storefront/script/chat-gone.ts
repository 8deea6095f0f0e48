import { keep, recall } from "./storage.ts";
import { username } from "./username.ts";

const GONE = `awning:gone:${username}` as const;
const DAY_MS = 86_400_000;

/** Remembers for a day that this browser has no chat here; then it is asked again, as a block may have ended. */
export function keepGone(): void {
  keep("localStorage", GONE, `${Date.now() + DAY_MS}`);
}

export function isGone(): boolean {
  return Date.now() < Number(recall("localStorage", GONE));
}
