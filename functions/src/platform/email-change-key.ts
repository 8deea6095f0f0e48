import { isSameKey, keyedHash } from "./keyed-hash.ts";

/** A change of one account's address, as its link names it; `at` in ms since 1970. */
export type ChangeName = { uid: string; at: number };

/** What the link to a new address carries. It is made anew whenever it is needed, so that nothing which opens it is stored. */
export function emailChangeCode({ uid, at }: ChangeName, email: string): string {
  return `${uid}.${at}.${keyOf({ uid, at }, email)}`;
}

/** Which change a code names, without having looked at its key; `null` for what is no code. */
export function readEmailChangeCode(code: string): ChangeName | null {
  const [, uid, at] = /^([A-Za-z0-9]{1,128})\.(\d{1,15})\.[\w-]{43}$/.exec(code) ?? [];
  return uid && at ? { uid, at: Number(at) } : null;
}

/** Whether a code was made for this change to this address. Takes the same time for every wrong key. */
export function isEmailChangeCode(code: string, change: ChangeName, email: string): boolean {
  return isSameKey(code, emailChangeCode(change, email));
}

function keyOf({ uid, at }: ChangeName, email: string): string {
  return keyedHash(`email-change:${uid}:${at}:${email}`);
}
