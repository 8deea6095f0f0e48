import "../../support/demo-environment.ts";
import { documents } from "@awning/domain/routes/firestore-paths";
import { getAuth } from "firebase-admin/auth";
import { beforeAll, expect, test } from "vitest";
import { forgetVisitors, VISITOR_DAYS } from "../../../functions/src/chat/close-idle-chats.ts";
import { adminApp, firestore } from "../../../functions/src/data/core/admin.ts";
import { makeOwner, randomKey } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";

beforeAll(() => void firestore());

test("visitors who were not seen for long are removed once a day; owners and anyone who was seen stay", async () => {
  const owner = await makeOwner();
  const auth = getAuth(adminApp());
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toUTCString();
  const [gone, late, seen] = [randomKey(), randomKey(), randomKey()];
  const user = (uid: string, ago: number) => ({ uid, metadata: { creationTime: day(ago + 30), lastSignInTime: day(ago) } });
  await auth.importUsers([user(gone, VISITOR_DAYS + 1), user(seen, VISITOR_DAYS - 1)]);
  const job = admin.firestore.doc(documents.job("forget-visitors"));
  await job.delete();
  expect(await forgetVisitors(Date.now(), { hasTime: true })).toBeGreaterThanOrEqual(1);
  const there = async () => {
    const { users } = await auth.getUsers([gone, seen, late, owner.uid].map((uid) => ({ uid })));
    return users.map(({ uid }) => uid).sort();
  };
  expect(await there()).toEqual([seen, owner.uid].sort());
  // The same day it does not look again.
  await auth.importUsers([user(late, VISITOR_DAYS + 5)]);
  expect(await forgetVisitors(Date.now(), { hasTime: true })).toBe(0);
  expect(await there()).toEqual([seen, late, owner.uid].sort());
});
