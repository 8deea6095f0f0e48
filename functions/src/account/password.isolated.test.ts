import { beforeEach, expect, test, vi } from "vitest";
import { noteReset, setPassword } from "./password.ts";

const NOW = Date.UTC(2026, 4, 4, 6);
const HOUR_MS = 3_600_000;
const did = vi.hoisted((): string[] => []);
const state = vi.hoisted(() => ({ createdAt: 0, sessionsEndedAt: 0, isDown: false, passkeysAdded: 0, isPasswordRemoved: false }));
const changed = vi.hoisted(() => vi.fn());
vi.mock("#data/account/auth-codes.ts", () => ({
  CODE_LIFE_MS: { "reset-password": 3_600_000 },
  getAuthCode: async () => ({ kind: "reset-password", uid: "u", createdAt: state.createdAt }),
}));
vi.mock("#data/account/users.ts", () => ({
  getUserState: async () => ({ email: "a@example.test", createdAt: 0, sessionsEndedAt: state.sessionsEndedAt }),
  endSessions: async () => void did.push("sessions"),
  replacePassword: async (_uid: string, password: string) => void did.push(password),
}));
vi.mock("#data/account/passkeys.ts", () => ({
  forgetKeys: async () => {
    if (state.isDown) throw new Error("down");
    did.push("passkeys");
  },
}));
vi.mock("#data/account/security-events.ts", () => ({
  addSecurityEventOnce: async (_uid: string, key: string, act: string) => void did.push(`${act} ${key}`),
}));
vi.mock("#data/account/accounts.ts", async (original) => ({
  ...(await original<typeof import("#data/account/accounts.ts")>()),
  getGuardedAccount: async () => ({
    account: {
      isPasswordRemoved: state.isPasswordRemoved,
      passkeysAdded: state.passkeysAdded,
      recoveryCodesMade: 0,
      signInCheckAt: NOW + 3 * HOUR_MS,
    },
  }),
  changeAccount: changed,
}));
vi.mock("#data/core/rate-limits.ts", () => ({ limitRate: async () => undefined }));
vi.mock("#data/core/writes.ts", () => ({ writeTogether: (_: string, attempt: () => unknown) => attempt() }));
vi.mock("#data/notification/devices.ts", () => ({ forgetDevices: async () => undefined }));
vi.mock("#data/mail/outbox.ts", () => ({ queueMailNow: async ({ id }: { id: string }) => void did.push(id) }));

const note = (now = NOW) => noteReset({ code: "code" }, { caller: null, clientAddress: "", now });

beforeEach(() => {
  did.length = 0;
  changed.mockReset();
  Object.assign(state, { createdAt: NOW - 60_000, sessionsEndedAt: NOW - 1000, isDown: false, passkeysAdded: 0, isPasswordRemoved: false });
});

test("after a reset the passkeys go, and then whoever they let in; said again it is the same mail", async () => {
  const mail = `password-changed.u.reset.${NOW - 60_000}`;
  await note();
  const told = [mail, `passwordReset ${mail}`];
  expect(did).toEqual([...told, "passkeys", "sessions"]);
  state.sessionsEndedAt = NOW;
  await note();
  expect(did.slice(4)).toEqual([...told, "passkeys", "sessions"]);
});

test("a reset that is told of late counts, one from before its code does not", async () => {
  Object.assign(state, { createdAt: NOW - 25 * 60_000, sessionsEndedAt: NOW - 20 * 60_000 });
  await note();
  expect(did.slice(-2)).toEqual(["passkeys", "sessions"]);
  did.length = 0;
  state.sessionsEndedAt = NOW - 26 * 60_000;
  await note();
  expect(did).toEqual([]);
});

test("sessions of an account that had a passkey end once more when its tokens are no longer good", async () => {
  await note();
  expect(changed).not.toHaveBeenCalled();
  state.passkeysAdded = 1;
  await note();
  const at = NOW + 61 * 60_000;
  expect(changed.mock.lastCall?.at(-1)).toEqual({ isPasswordRemoved: false, sessionsEndAt: at, signInCheckAt: at });
});

test("passkeys that can't be removed are no success", async () => {
  state.isDown = true;
  await expect(note()).rejects.toThrow("down");
});

test("the code of a reset long ago ends no sessions, whatever has ended them since", async () => {
  state.createdAt = NOW - 2 * HOUR_MS;
  await note();
  expect(did).toEqual([]);
});

test("a password is set twenty minutes after a recovery code was used, and not after half an hour", async () => {
  const set = (minutes: number) => {
    const caller = { uid: "u", email: "a@example.test", isVerified: true, signedInAt: NOW - minutes * 60_000, isRecovered: true };
    return setPassword({ password: "another-quiet-harbour" }, { caller, clientAddress: "", now: NOW });
  };
  await expect(set(31)).rejects.toMatchObject({ code: "stale_sign_in" });
  expect(did).toEqual([]);
  await set(20);
  expect(did).toContain("another-quiet-harbour");
});

test("a password is set by a fresh sign-in with a confirmed address, told of, and not removed any more", async () => {
  const password = "another-quiet-harbour";
  const set = (typed: string, signedInAt = NOW, isVerified = true) =>
    setPassword(
      { password: typed },
      { caller: { uid: "u", email: "a@example.test", isVerified, signedInAt }, clientAddress: "", now: NOW },
    );
  await expect(set(password, NOW - HOUR_MS)).rejects.toMatchObject({ code: "stale_sign_in" });
  await expect(set(password, NOW, false)).rejects.toMatchObject({ code: "unverified" });
  await expect(set("password1")).rejects.toMatchObject({ code: "weak_password" });
  expect(did).toEqual([]);
  state.isPasswordRemoved = true;
  await set(password);
  const mail = `password-changed.u.${NOW - 1000}`;
  expect(did).toEqual([password, mail, `passwordChanged ${mail}`]);
  expect(changed.mock.lastCall?.at(-1)).toEqual({ isPasswordRemoved: false });
});
