import type { FirebaseApp } from "firebase/app";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appCheckHeader, startAppCheck } from "./app-check.ts";

const sdk = vi.hoisted(() => ({
  initializeAppCheck: vi.fn((app: object) => ({ app })),
  getToken: vi.fn<() => Promise<{ token: string }>>(),
}));
vi.mock("firebase/app-check", () => ({ ...sdk, ReCaptchaEnterpriseProvider: class {} }));

const removed = vi.fn();
beforeEach(() => {
  vi.stubGlobal("document", { getElementById: (id: string) => (id === "fire_app_check_chat-1" ? { remove: removed } : null) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const appCalled = (name: string): FirebaseApp => ({ name, options: {}, automaticDataCollectionEnabled: false });

test("starts nothing and sends no header without a key", async () => {
  await startAppCheck(appCalled("chat-1"));
  expect(await appCheckHeader(appCalled("chat-1"))).toEqual({});
  expect(sdk.initializeAppCheck).not.toHaveBeenCalled();
});

test("starts an app once, and gives a recreated app of the same name a new element", async () => {
  const { start } = await import("./app-check-sdk.ts");
  const first = appCalled("chat-1");
  expect(start(first)).toBe(start(first));
  expect(removed).toHaveBeenCalledTimes(1);
  start(appCalled("chat-1"));
  expect(sdk.initializeAppCheck).toHaveBeenCalledTimes(2);
  expect(removed).toHaveBeenCalledTimes(2);
});

test("returns no token when none can be fetched, and leaves the decision to the server", async () => {
  const { tokenOf } = await import("./app-check-sdk.ts");
  sdk.getToken.mockRejectedValueOnce(new Error("appCheck/recaptcha-error"));
  expect(await tokenOf(appCalled("a"))).toBeNull();
  sdk.getToken.mockResolvedValueOnce({ token: "proof" });
  expect(await tokenOf(appCalled("a"))).toBe("proof");
});
