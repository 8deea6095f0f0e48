import { keep, recall } from "./storage.ts";
import { username } from "./username.ts";

const GONE = `awning:gone:${username}` as const;

/** There is no chat here for this browser. */
export function keepGone(): void {
  keep("localStorage", GONE, "1");
}

export function isGone(): boolean {
  return Boolean(recall("localStorage", GONE));
}
