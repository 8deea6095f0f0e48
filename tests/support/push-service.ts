import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Device } from "@awning/domain/notification/device";

/** A device as its browser knows it: with the private half of its keys. */
export type Browser = { device: Device; read: (body: Buffer) => string };

/** Keys of a new device, and what reads messages that are encrypted for it. */
export function newBrowser(id: string, endpoint: string): Browser {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  const device = { id, endpoint, p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url"), name: "Chrome on Android" };
  const read = (body: Buffer) => {
    const [salt, sender, record] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0)), body.subarray(21 + (body[20] ?? 0))];
    const both = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
    const derive = (secret: Buffer, of: Buffer, info: string | Buffer, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, of, info, length));
    const material = derive(keys.computeSecret(sender), auth, both, 32);
    const cipher = createDecipheriv(
      "aes-128-gcm",
      derive(material, salt, "Content-Encoding: aes128gcm\0", 16),
      derive(material, salt, "Content-Encoding: nonce\0", 12),
    );
    cipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  };
  return { device, read };
}

/** What a push service reads of the token of VAPID. @throws Error where it is not signed with the key that it names */
export function readToken(authorization: string): { key: string; claims: { aud: string; exp: number; sub: string } } {
  const [, header = "", claims = "", signature = "", key = ""] = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, "base64url");
  const jwk = { kty: "EC", crv: "P-256", x: point.subarray(1, 33).toString("base64url"), y: point.subarray(33).toString("base64url") };
  const signed = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", Buffer.from(`${header}.${claims}`), signed, Buffer.from(signature, "base64url"))) throw new Error("a forged token");
  return { key, claims: JSON.parse(Buffer.from(claims, "base64url").toString()) };
}

type Received = { path: string; headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer };

/** A push service on this machine: answers by path and notes what it was sent. @param port 0 for any */
export async function servePushes(port: number, statusOf: (path: string) => number = () => 201) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(statusOf(request.url ?? "")).end();
  });
  await new Promise<void>((done, refuse) => {
    server.once("error", refuse);
    server.listen(port, "127.0.0.1", done);
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { received, close, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
