import {
  createCipheriv,
  createECDH,
  createHash,
  createPrivateKey,
  type ECDH,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from "node:crypto";
import type { Device } from "@awning/domain/notification/device";
import { postToWeb, type WebAccess } from "./web.ts";

const CURVE = "prime256v1";
/** Of an encrypted record; a message is one. */
const RECORD_BYTES = 4096;
/** All messages have the same length, so that it tells nothing. */
const PADDED_BYTES = 1024;
const TOKEN_SECONDS = 12 * 3600;

/** What proves to push services who sends: a private key of P-256 (32 bytes, base64url), and an address that answers for it. */
export type Sender = { key: string; contact: string };

/** `gone`: the device takes no more messages. */
export type PushOutcome = "sent" | "gone" | "failed";

export type Push = {
  /** What the device reads; nobody else can. */
  text: string;
  /** How long the push service waits for the device, in seconds. */
  ttlSeconds: number;
  /** Of messages with the same topic, the service keeps the last. */
  topic: string;
};

/**
 * Sends a message to a device through its push service (RFC 8030, 8291, 8292), over https to a public host only.
 * @throws WebError when the service is refused or does not answer
 */
export async function sendPush(device: Device, { text, ttlSeconds, topic }: Push, sender: Sender, access: WebAccess): Promise<PushOutcome> {
  const { status } = await postToWeb(device.endpoint, access, {
    body: encryptPush(text, device),
    headers: {
      authorization: authorizationOf(new URL(device.endpoint).origin, sender, Date.now()),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(ttlSeconds),
      topic: createHash("sha256").update(topic).digest("base64url").slice(0, 32),
      urgency: "high",
    },
  });
  if (status === 404 || status === 410) return "gone";
  return status >= 200 && status < 300 ? "sent" : "failed";
}

/** Fixed only to compare with the example of RFC 8291. */
type Chance = { salt: Buffer; keys: ECDH; isPadded: boolean };

function newChance(): Chance {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return { salt: randomBytes(16), keys, isPadded: true };
}

/** A message as one `aes128gcm` record that only the device can decrypt. */
export function encryptPush(text: string, { p256dh, auth }: Pick<Device, "p256dh" | "auth">, chance: Chance = newChance()): Buffer {
  const { salt, keys, isPadded } = chance;
  const [theirs, ours] = [Buffer.from(p256dh, "base64url"), keys.getPublicKey()];
  const both = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]);
  const material = derive(keys.computeSecret(theirs), Buffer.from(auth, "base64url"), both, 32);
  const key = derive(material, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(material, salt, "Content-Encoding: nonce\0", 12);
  const message = Buffer.from(text);
  // 2 ends the last record; zeros after it are padding.
  const padding = Buffer.alloc(isPadded ? Math.max(0, PADDED_BYTES - message.length) : 0);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const encrypted = [cipher.update(Buffer.concat([message, Buffer.from([2]), padding])), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...encrypted]);
}

function derive(secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}

/** The signed token of VAPID for the origin of a push service. @param now ms since 1970 */
export function authorizationOf(origin: string, { key, contact }: Sender, now: number): string {
  const { privateKey, publicKey } = readKey(key);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { aud: origin, exp: Math.floor(now / 1000) + TOKEN_SECONDS, sub: contact };
  const signed = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const signature = sign("sha256", Buffer.from(signed), { key: privateKey, dsaEncoding: "ieee-p1363" });
  return `vapid t=${signed}.${signature.toString("base64url")}, k=${publicKey}`;
}

/** The public key, base64url, follows from the private one. */
export function readKey(key: string): { privateKey: KeyObject; publicKey: string } {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(key, "base64url");
  const point = pair.getPublicKey();
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", d: key, x: coordinate(1), y: coordinate(33) };
  return { privateKey: createPrivateKey({ key: jwk, format: "jwk" }), publicKey: point.toString("base64url") };
}
