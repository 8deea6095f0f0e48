import { afterEach, expect, test, vi } from "vitest";
import { config, mailRate } from "./config.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["ORDER_LINK_SECRET", "demo-order-link-secret-not-for-real-shops", () => config().orderLinkSecret],
  ["STRIPE_WEBHOOK_SECRET", "whsec_demo-webhook-secret-not-for-real-shops", () => config().stripeWebhookSecret],
  ["STRIPE_SECRET_KEY", "sk_test_demo-not-a-real-key", () => config().stripe?.key],
])("refuses the emulator secret %s in a real project", (name, secret, read) => {
  vi.stubEnv(name, secret);
  vi.stubEnv("GCLOUD_PROJECT", "shops");
  expect(read).toThrow(`${name} is the public one`);
  vi.stubEnv("GCLOUD_PROJECT", "demo-awning");
  expect(read()).toBe(secret);
});

test("the key of push messages is the emulator's only in the emulator, and none turns them off", () => {
  vi.stubEnv("PUSH_KEY", "demo-not-for-real.Y7GE-TATkveqb753oCRC2x0quuVFrG0CP_tFJSLxQTA");
  vi.stubEnv("GCLOUD_PROJECT", "shops");
  expect(() => config().pushKey).toThrow("PUSH_KEY is the public one");
  vi.stubEnv("GCLOUD_PROJECT", "demo-awning");
  expect(config().pushKey).toBe("Y7GE-TATkveqb753oCRC2x0quuVFrG0CP_tFJSLxQTA");
  vi.stubEnv("PUSH_KEY", "none");
  expect(config().pushKey).toBeNull();
});

test("the lanes of mail hand out together what the mail server takes, the slow one a quarter of it", () => {
  const [prompt, bulk] = [mailRate("prompt"), mailRate("bulk")];
  expect([prompt, bulk]).toEqual([
    { maxDispatchesPerSecond: 3, maxConcurrentDispatches: 3 },
    { maxDispatchesPerSecond: 1, maxConcurrentDispatches: 1 },
  ]);
});
