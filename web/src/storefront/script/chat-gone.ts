import { keep, recall } from "./storage.ts";
import { username } from "./username.ts";

const GONE = `awning:gone:${username}` as const;

/** Remembers that this browser has no chat here. */
export function keepGone(): void {
  keep("localStorage", GONE, "1");
}

export function isGone(): boolean {
  return Boolean(recall("localStorage", GONE));
}
