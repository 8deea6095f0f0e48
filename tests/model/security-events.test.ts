// What happens to an account is written down with it, once, and nobody without a session or a site adds to it.
import "../support/model/stand-ins.ts";
import { SECURITY_EVENTS_KEPT_DAYS, securityEventDocuments } from "@awning/domain/account/security-event";
import { Failure } from "@awning/domain/errors/failure";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import { noteAct, noteSignIn } from "../../functions/src/account/reports.ts";
import { keepAccount, scheduleDeletion } from "../../functions/src/account/schedule-deletion.ts";
import { noteSession } from "../../functions/src/account/sessions.ts";
import { addSecurityEventOnce } from "../../functions/src/data/account/security-events.ts";
import { hasGoogle } from "../../functions/src/data/account/users.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";
import type { World } from "../support/model/world.ts";

const DAY_MS = 86_400_000;
const owner = (now: number, uid = SITE) => ({
  caller: { uid, email: "owner@example.test", isVerified: true, signedInAt: now },
  clientAddress: "10.0.0.1",
  now,
});
const device = (letter: string) => ({ device: letter.repeat(22), browser: "Firefox", system: "Linux" }) as const;

async function eventsOf({ database }: World) {
  const { docs } = await database.collection(securityEventDocuments.all(SITE)).orderBy("at").get();
  return docs.map((one) => {
    const keptDays = (one.get("expireAt").toMillis() - one.get("at").toMillis()) / DAY_MS;
    return { act: one.get("act"), detail: one.get("detail"), keptDays };
  });
}

test("a deletion that is asked for and canceled, new devices and Google are written down once", async ({ world }) => {
  const now = Date.now();
  const schedule = scheduleDeletion({ cancelBookings: async () => undefined });
  await schedule({ reason: "" }, owner(now));
  await schedule({ reason: "" }, owner(now + 1));
  await keepAccount({}, owner(now + 2));
  await keepAccount({}, owner(now + 3));
  for (const [after, letter] of [
    [10, "a"],
    [11, "b"],
    [12, "b"],
  ] as const)
    await noteSignIn(device(letter), owner(now + 2 * DAY_MS + after));
  vi.mocked(hasGoogle).mockResolvedValueOnce(false).mockResolvedValueOnce(true).mockResolvedValueOnce(true);
  for (const days of [3, 4, 5, 6]) await noteSession(device("b"), owner(now + days * DAY_MS));
  const events = await eventsOf(world);
  expect(events.map(({ act, detail }) => [act, detail])).toEqual([
    ["deletionScheduled", ""],
    ["deletionCanceled", ""],
    ["newDevice", "Firefox on Linux"],
    ["newDevice", "Firefox on Linux"],
    ["googleConnected", ""],
    ["googleDisconnected", ""],
  ]);
  expect(new Set(events.map(({ keptDays }) => keptDays))).toEqual(new Set([SECURITY_EVENTS_KEPT_DAYS]));
});

test("a browser reports only for whom it is signed in, and what was seen twice, or again within an hour, is written once", async ({
  world,
}) => {
  const hour = 3_600_000;
  const now = Math.ceil(Date.now() / hour) * hour;
  for (const at of [now, now + 60_000, now + hour]) await noteAct({ act: "exported" }, owner(at));
  const nobody = noteAct({ act: "exported" }, { caller: null, clientAddress: "10.0.0.1", now });
  expect(await nobody.catch((refused: unknown) => refused instanceof Failure && refused.code)).toBe("signed_out");
  for (const key of ["event 1", "event 1", "event 2"]) await addSecurityEventOnce(SITE, key, "paused", now + 1);
  expect((await eventsOf(world)).map(({ act }) => act)).toEqual(["exported", "paused", "paused", "exported"]);
  await world.database.doc(documents.site(SITE)).delete();
  await noteAct({ act: "exported" }, owner(now + 2 * hour));
  expect(await eventsOf(world)).toHaveLength(4);
});
