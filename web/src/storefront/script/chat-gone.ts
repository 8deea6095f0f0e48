import { keep, recall } from "./storage.ts";
import { username } from "./username.ts";

const GONE = `awning:gone:${username}` as const;
const DAY_MS = 86_400_000;

/** Hides the chat in this browser for a day; the shop may unblock the visitor in the meantime. */
export function keepGone(): void {
  keep("localStorage", GONE, `${Date.now() + DAY_MS}`);
}

export function isGone(): boolean {
  return Date.now() < Number(recall("localStorage", GONE));
}
