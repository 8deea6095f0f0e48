import { createECDH } from "node:crypto";

/** A private key of push messages: P-256 in base64url. */
export function makePushKey(): string {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // Node leaves zeros at the beginning out.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString("base64url");
}

/** What browsers are told of it; empty for `none`, or for what is no key. */
export function publicPushKey(key: string): string {
  if (!/^[\w-]{43}$/.test(key)) return "";
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(key, "base64url"));
  return pair.getPublicKey("base64url");
}
