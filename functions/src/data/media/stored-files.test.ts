import { generateKeyPairSync } from "node:crypto";
import { cert, deleteApp, initializeApp } from "firebase-admin/app";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signedAddress } from "./stored-files.ts";

const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
});
let app: ReturnType<typeof initializeApp>;

beforeEach(() => {
  vi.stubEnv("MEDIA_BASE", "https://firebasestorage.googleapis.com/v0/b/shops.appspot.com/o/");
  vi.stubEnv("STORAGE_EMULATOR_HOST", undefined);
  vi.stubEnv("FIREBASE_STORAGE_EMULATOR_HOST", undefined);
  app = initializeApp({ credential: cert({ projectId: "shops", clientEmail: "functions@shops.example.test", privateKey }) });
});
afterEach(async () => {
  await deleteApp(app);
});

test("signs a Storage URL that expires and downloads the file under its name", async () => {
  const address = new URL(await signedAddress("files/kiln/object1", Date.now() + 600_000, 'attachment; filename="Guide.pdf"'));
  expect(`${address.origin}${address.pathname}`).toBe("https://storage.googleapis.com/shops.appspot.com/files/kiln/object1");
  const query = address.searchParams;
  expect(Number(query.get("X-Goog-Expires"))).toBeGreaterThan(590);
  expect(Number(query.get("X-Goog-Expires"))).toBeLessThanOrEqual(600);
  expect(query.get("X-Goog-Algorithm")).toBe("GOOG4-RSA-SHA256");
  expect(query.get("X-Goog-Signature")).toMatch(/^[0-9a-f]{512}$/);
  expect(query.get("response-content-disposition")).toBe('attachment; filename="Guide.pdf"');
  expect(query.get("response-content-type")).toBe("application/octet-stream");
});
