import { beforeEach, expect, test, vi } from "vitest";
import {
  createUser,
  findUser,
  getUserState,
  giveUserBack,
  lockUser,
  makeSignInToken,
  moveUser,
  removeUser,
  verifyCaller,
} from "./users.ts";

const auth = vi.hoisted(() => ({
  createCustomToken: vi.fn(),
  createUser: vi.fn(),
  deleteUser: vi.fn(),
  getUser: vi.fn(),
  getUserByEmail: vi.fn(),
  revokeRefreshTokens: vi.fn(),
  updateUser: vi.fn(),
  verifyIdToken: vi.fn(),
}));
const forgetDevices = vi.hoisted(() => vi.fn());
vi.mock("../core/admin.ts", () => ({ users: () => auth }));
const forgetKeys = vi.hoisted(() => vi.fn());
vi.mock("../notification/devices.ts", () => ({ forgetDevices }));
vi.mock("./passkeys.ts", () => ({ forgetKeys }));

const GONE = Object.assign(new Error("gone"), { code: "auth/user-not-found" });
const TAKEN = Object.assign(new Error("taken"), { code: "auth/email-already-exists" });
const DOWN = Object.assign(new Error("down"), { code: "auth/internal-error" });
const USER = { uid: "u", providerData: [{ providerId: "google.com", email: "old@example.com" }] };

beforeEach(() => {
  for (const call of Object.values(auth)) call.mockReset().mockResolvedValue(USER);
  forgetDevices.mockReset();
  forgetKeys.mockReset();
});

test("a user who does not exist is null, gone or locked already; other errors are thrown", async () => {
  for (const call of Object.values(auth)) call.mockRejectedValue(GONE);
  expect(await findUser("a@example.com")).toBeNull();
  expect(await getUserState("u")).toBeNull();
  await removeUser("u");
  await lockUser("u");
  for (const call of Object.values(auth)) call.mockRejectedValue(DOWN);
  for (const work of [findUser("a@example.com"), getUserState("u"), removeUser("u"), lockUser("u"), giveUserBack("u", "a@example.com")])
    await expect(work).rejects.toBe(DOWN);
});

test("an address that another user has creates and moves no one", async () => {
  auth.createUser.mockRejectedValue(TAKEN);
  auth.updateUser.mockRejectedValue(TAKEN);
  expect(await createUser("a@example.com", "secret")).toBeNull();
  expect(await moveUser("u", "a@example.com")).toBe(false);
  expect(auth.revokeRefreshTokens).not.toHaveBeenCalled();
});

test("a moved user is signed out, and a Google account with another address is unlinked", async () => {
  expect(await moveUser("u", "a@example.com")).toBe(true);
  expect(auth.updateUser).toHaveBeenCalledWith("u", { email: "a@example.com", emailVerified: true, providersToUnlink: ["google.com"] });
  expect(auth.revokeRefreshTokens).toHaveBeenCalledWith("u");
  expect(forgetDevices).toHaveBeenCalledWith("u");
  await moveUser("u", "old@example.com");
  expect(auth.updateUser).toHaveBeenLastCalledWith("u", { email: "old@example.com", emailVerified: true });
});

test.each(["getUser", "updateUser", "revokeRefreshTokens"] as const)("a user who is gone at %s is created again", async (step) => {
  auth[step].mockRejectedValueOnce(GONE);
  await giveUserBack("u", "a@example.com");
  expect(forgetKeys).toHaveBeenCalledWith("u");
  expect(auth.createUser).toHaveBeenCalledWith(expect.objectContaining({ uid: "u", email: "a@example.com", disabled: false }));
});

test("a user who is there is given back without being created", async () => {
  await giveUserBack("u", "a@example.com");
  expect(auth.updateUser).toHaveBeenCalledWith("u", expect.objectContaining({ disabled: false, providersToUnlink: ["google.com"] }));
  expect(auth.revokeRefreshTokens).toHaveBeenCalledWith("u");
  expect(auth.createUser).not.toHaveBeenCalled();
});

test("a passkey that signs in while its user is given back is out with the others", async () => {
  let tokensValidAfterTime = "";
  let now = Date.UTC(2026, 4, 4, 6);
  const later = () => {
    now += 2000;
    return now;
  };
  auth.revokeRefreshTokens.mockImplementation(async () => {
    tokensValidAfterTime = new Date(later()).toUTCString();
  });
  auth.getUser.mockImplementation(async () => ({ ...USER, tokensValidAfterTime }));
  forgetKeys.mockImplementation(async () => void (await makeSignInToken("u", later())));
  await giveUserBack("u", "a@example.com");
  const [uid, claims] = auth.createCustomToken.mock.lastCall ?? [];
  auth.verifyIdToken.mockResolvedValue({ uid, auth_time: now / 1000, ...claims });
  await expect(verifyCaller("token")).rejects.toMatchObject({ code: "signed_out" });
});

test("a session whose token was made before all sessions ended is signed out, whenever the token was exchanged", async () => {
  const ended = Date.UTC(2026, 4, 4, 6);
  const signIn = async (made: number) => {
    await makeSignInToken("u", made);
    const [uid, claims] = auth.createCustomToken.mock.lastCall ?? [];
    auth.verifyIdToken.mockResolvedValue({ uid, email_verified: true, auth_time: ended / 1000 + 60, ...claims });
    return verifyCaller("token");
  };
  auth.getUser.mockResolvedValue({ ...USER, tokensValidAfterTime: new Date(ended).toUTCString() });
  await expect(signIn(ended - 1)).rejects.toMatchObject({ code: "signed_out" });
  expect(await signIn(ended)).toMatchObject({ uid: "u", isVerified: true });
});

test("a session that a recovery code began says so, and that of a passkey does not", async () => {
  auth.getUser.mockResolvedValue(USER);
  const signIn = async (isRecovered?: boolean) => {
    await makeSignInToken("u", 1000, isRecovered);
    const [uid, claims] = auth.createCustomToken.mock.lastCall ?? [];
    auth.verifyIdToken.mockResolvedValue({ uid, auth_time: 1, ...claims });
    return (await verifyCaller("token")).isRecovered;
  };
  expect([await signIn(true), await signIn()]).toEqual([true, undefined]);
});

test("a session of a password is not read twice", async () => {
  auth.verifyIdToken.mockResolvedValue({ uid: "u", auth_time: 1 });
  expect(await verifyCaller("token")).toEqual({ uid: "u", email: null, isVerified: false, signedInAt: 1000 });
  expect(auth.getUser).not.toHaveBeenCalled();
});
