import { beforeEach, expect, test, vi } from "vitest";
import { closeStrays } from "./close-strays.ts";

const NOW = Date.UTC(2026, 4, 4, 6);
const HOUR_MS = 3_600_000;
const UIDS = ["waits", "due", "plain"];
const endSessions = vi.hoisted(() => vi.fn());
const forgetDevices = vi.hoisted(() => vi.fn());
const changed = vi.hoisted((): Record<string, object> => ({}));
vi.mock("#data/account/users.ts", () => ({
  endSessions,
  getSignIns: async (uids: string[]) => new Map(uids.map((uid) => [uid, { email: `${uid}@example.test`, seenAt: NOW }])),
}));
vi.mock("#data/account/accounts.ts", () => ({
  changeAccount: (_: unknown, uid: string, _guard: unknown, fields: object) => void Object.assign(changed, { [uid]: fields }),
}));
vi.mock("#data/notification/devices.ts", () => ({ forgetDevices }));
vi.mock("#data/core/writes.ts", () => ({ writeUnlessOvertaken: async (add: () => void) => add() }));
vi.mock("#platform/log.ts", () => ({ log: { internalError: () => "" } }));

const ends: Record<string, number | null> = { waits: NOW + HOUR_MS, due: NOW, plain: null };
const look = () =>
  closeStrays(async () =>
    UIDS.map((uid) => {
      const account = { email: `${uid}@example.test`, suspension: null, deletion: null, emailChange: null, sessionsEndAt: ends[uid] };
      return { uid, account, guard: null } as never;
    }),
  )(NOW, { hasTime: true, stop: () => undefined } as never);

beforeEach(() => void [endSessions, forgetDevices].forEach((one) => void one.mockReset()));

test("sessions that are to end once more end when it is time, and the sign-in is looked at then", async () => {
  await look();
  expect(endSessions.mock.calls).toEqual([["due"]]);
  expect(forgetDevices.mock.calls).toEqual([["due"]]);
  const later = NOW + 3 * HOUR_MS;
  const due = { signInCheckAt: later, sessionsEndAt: null };
  expect(changed).toEqual({ waits: { signInCheckAt: NOW + HOUR_MS }, due, plain: { signInCheckAt: later } });
});

test.for([
  ["sessions that can't be ended", endSessions],
  ["devices that can't be forgotten", forgetDevices],
] as const)("%s stay to be, and every other account is looked at", async ([, part]) => {
  part.mockRejectedValue(new Error("down"));
  await look();
  expect(changed).toMatchObject({ due: { signInCheckAt: NOW + 3 * HOUR_MS }, plain: {} });
  expect(changed["due"]).not.toHaveProperty("sessionsEndAt");
});
