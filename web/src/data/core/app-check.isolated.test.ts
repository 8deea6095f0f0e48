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

test("without a key nothing is started, and no header is sent", async () => {
  await startAppCheck(appCalled("chat-1"));
  expect(await appCheckHeader(appCalled("chat-1"))).toEqual({});
  expect(sdk.initializeAppCheck).not.toHaveBeenCalled();
});

test("an app is started once; one that comes back under its name gets an element of its own", async () => {
  const { start } = await import("./app-check-sdk.ts");
  const first = appCalled("chat-1");
  expect(start(first)).toBe(start(first));
  expect(removed).toHaveBeenCalledTimes(1);
  start(appCalled("chat-1"));
  expect(sdk.initializeAppCheck).toHaveBeenCalledTimes(2);
  expect(removed).toHaveBeenCalledTimes(2);
});

test("a token that cannot be had is none, so that who is asked decides", async () => {
  const { tokenOf } = await import("./app-check-sdk.ts");
  sdk.getToken.mockRejectedValueOnce(new Error("appCheck/recaptcha-error"));
  expect(await tokenOf(appCalled("a"))).toBeNull();
  sdk.getToken.mockResolvedValueOnce({ token: "proof" });
  expect(await tokenOf(appCalled("a"))).toBe("proof");
});
