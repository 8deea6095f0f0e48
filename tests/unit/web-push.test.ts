import { createECDH } from "node:crypto";
import { expect, test } from "vitest";
import { authorizationOf, encryptPush, readKey } from "../../functions/src/gateways/web-push.ts";
import { newBrowser, readToken } from "../support/push-service.ts";

const KEY = "Y7GE-TATkveqb753oCRC2x0quuVFrG0CP_tFJSLxQTA";
const PUBLIC = "BPIeyLsuDr8CvxFKIO-ce8G3sGzUL0_o3tntke56DBqDyvg4hEHpN3FRXYZ5KEm03JnVywS7hCSKD_JwAoRmmfg";

test("encrypts the example of RFC 8291 as it does", () => {
  const keys = createECDH("prime256v1");
  keys.setPrivateKey("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url");
  const device = {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const salt = Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url");
  const encrypted = encryptPush("When I grow up, I want to be a watermelon", device, { salt, keys, isPadded: false });
  expect(encrypted.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("a device reads what is encrypted for it; another does not, and the length tells nothing", () => {
  const [one, other] = ["a", "b"].map((id) => newBrowser(id, "https://push.example.test/"));
  if (!one || !other) throw new Error("no devices");
  const [short, long] = ["#1 · Ü", "x".repeat(900)].map((text) => encryptPush(text, one.device));
  if (!short || !long) throw new Error("no messages");
  expect([one.read(short), one.read(long)]).toEqual(["#1 · Ü", "x".repeat(900)]);
  expect(() => other.read(short)).toThrow();
  expect(short.length).toBe(long.length);
});

test("the token names the push service, for half a day, signed with the key that browsers know", () => {
  const { key, claims } = readToken(authorizationOf("https://push.example.test", { key: KEY, contact: "https://shops.example" }, 5_000));
  expect([key, readKey(KEY).publicKey]).toEqual([PUBLIC, PUBLIC]);
  expect(claims).toEqual({ aud: "https://push.example.test", exp: 5 + 43_200, sub: "https://shops.example" });
});
