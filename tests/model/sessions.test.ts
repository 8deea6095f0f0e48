// A device is listed until its session was ended, and only a fresh sign-in ends all of them.
import "../support/model/stand-ins.ts";
import { SESSIONS_MAX } from "@awning/domain/account/session";
import { Failure } from "@awning/domain/errors/failure";
import { documents } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect, vi } from "vitest";
import { endAllSessions, noteSession, showSessions } from "../../functions/src/account/sessions.ts";
import { endSessions, getUserState } from "../../functions/src/data/account/users.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";
import type { World } from "../support/model/world.ts";

const DAY_MS = 86_400_000;
const idOf = (name: string) => name.padEnd(22, "-");
const owner = (now: number, signedInAt = now) => ({
  caller: { uid: SITE, email: "owner@example.test", isVerified: true, signedInAt },
  clientAddress: "10.0.0.1",
  now,
});
const note = (name: string, now: number, signedInAt = now) =>
  noteSession({ device: idOf(name), browser: "Firefox", system: "Linux", timeZone: "Europe/Berlin" }, owner(now, signedInAt));
const writtenAt = async ({ database }: World) => (await database.doc(documents.account(SITE)).get()).updateTime?.toMillis();
const namesOf = async (here: string | null, now: number) =>
  (await showSessions({ device: here && idOf(here) }, owner(now))).sessions.map(({ usedAt, isThis }) => [usedAt, isThis]);

test("a device is written once a day and sign-in, and the one that was away longest makes room", async ({ world }) => {
  const start = Date.now() - (Date.now() % DAY_MS);
  await note("a", start);
  const first = await writtenAt(world);
  await note("a", start + 1000, start);
  expect(await writtenAt(world)).toBe(first);
  await note("a", start + 2000, start + 2000);
  expect(await namesOf("a", start + 3000)).toEqual([[start + 2000, true]]);
  for (let index = 0; index < SESSIONS_MAX; index++) await note(`more${index}`, start + DAY_MS + index);
  const { sessions } = await showSessions({ device: null }, owner(start + 2 * DAY_MS));
  expect(sessions).toHaveLength(SESSIONS_MAX);
  expect(sessions.every(({ usedAt, isThis }) => usedAt >= start + DAY_MS && !isThis)).toBe(true);
  expect(sessions[0]).toMatchObject({ browser: "Firefox", system: "Linux", timeZone: "Europe/Berlin" });
  expect(JSON.stringify((await world.database.doc(documents.account(SITE)).get()).data())).not.toContain(idOf("more1"));
});

test("a session that was ended is not listed, whoever ended it, and is again after a new sign-in", async ({ world: _world }) => {
  const now = Date.now();
  await note("a", now - 3000);
  await note("b", now - 1000);
  vi.mocked(getUserState).mockResolvedValue({ email: "", createdAt: 0, sessionsEndedAt: now - 2000 });
  expect(await namesOf("b", now)).toEqual([[now - 1000, true]]);
  await note("a", now, now - 3000);
  expect(await namesOf("b", now)).toHaveLength(1);
  await note("a", now + 1, now + 1);
  expect(await namesOf("b", now + 1)).toEqual([
    [now + 1, false],
    [now - 1000, true],
  ]);
  vi.mocked(getUserState).mockReset();
});

test("all sessions end by a fresh sign-in and by no old one, and nothing comes back that opens another", async ({
  world: { database },
}) => {
  const now = Date.now();
  const devices = database.doc(informationDocuments.deviceSettings(SITE));
  await devices.set({ devices: {} });
  const before = (await database.doc(documents.account(SITE)).get()).data();
  const old = endAllSessions({}, owner(now, now - 3_600_000));
  expect(await old.catch((refused: unknown) => refused instanceof Failure && refused.code)).toBe("stale_sign_in");
  expect(endSessions).not.toHaveBeenCalled();
  expect((await devices.get()).exists).toBe(true);
  expect(await endAllSessions({}, owner(now))).toEqual({});
  expect(endSessions).toHaveBeenCalledExactlyOnceWith(SITE);
  expect((await devices.get()).exists).toBe(false);
  const { docs } = await database.collection(`${documents.site(SITE)}/securityEvents`).get();
  expect(docs.map((one) => one.get("act"))).toEqual(["sessionsEnded"]);
  // It never had a passkey, so nobody holds a token of one.
  expect((await database.doc(documents.account(SITE)).get()).data()).toEqual(before);
});

test.for([{ passkeysAdded: 1 }, { recoveryCodesMade: 1 }])(
  "sessions of an account with %o are to end once more when its tokens are no longer good",
  async (had, { world }) => {
    const now = Date.now();
    const account = world.database.doc(documents.account(SITE));
    await account.update(had);
    await endAllSessions({}, owner(now));
    const after = await account.get();
    const at = now + 61 * 60_000;
    expect([after.get("sessionsEndAt").toMillis(), after.get("signInCheckAt").toMillis() <= at]).toEqual([at, true]);
  },
);
