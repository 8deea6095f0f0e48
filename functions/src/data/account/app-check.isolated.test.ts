import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { verifyApp } from "./app-check.ts";

const HOUR = 3600;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An unsigned token with the shape of an App Check token. */
function forged(claims: object = {}, header: object = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const ours = { sub: "1:1:web:1", aud: ["projects/1", "projects/shops"], iss: "https://firebaseappcheck.googleapis.com/1", iat: now };
  return `${part({ alg: "RS256", typ: "JWT", ...header })}.${part({ ...ours, exp: now + HOUR, ...claims })}.`;
}

beforeEach(() => {
  vi.stubEnv("GCLOUD_PROJECT", "shops");
  vi.stubEnv("APP_CHECK", "enforce");
});
afterEach(() => vi.unstubAllEnvs());

test.each([
  ["none", undefined],
  ["an empty one", ""],
  ["what is none", "a.b.c"],
  ["one of another project", forged({ aud: ["projects/2", "projects/others"] })],
  ["one that nobody signed", forged({}, { alg: "none" })],
  ["one of the sign-in", forged({ iss: "https://securetoken.google.com/shops", aud: "shops" })],
])("refuses a token: %s", async (_, token) => {
  await expect(verifyApp(token)).rejects.toMatchObject({ code: "app_unverified" });
});

test("throws on a misspelled setting", async () => {
  vi.stubEnv("APP_CHECK", "enforced");
  await expect(verifyApp(undefined)).rejects.toThrow("APP_CHECK is missing or malformed");
});

test("skips the check on the emulators", async () => {
  vi.stubEnv("FUNCTIONS_EMULATOR", "true");
  vi.resetModules();
  const { verifyApp: inEmulator } = await import("./app-check.ts");
  await expect(inEmulator(undefined)).resolves.toBeUndefined();
});
