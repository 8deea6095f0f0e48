// What Firebase lets anybody do who holds a token, past every command of ours.
import { documents } from "@awning/domain/routes/firestore-paths";
import { beforeAll, expect, test, vi } from "vitest";
import { closeStrays } from "../../../functions/src/account/close-strays.ts";
import { restorePage } from "../../../functions/src/account/suspend-page.ts";
import { getGuardedAccount, listAccountsToCheck } from "../../../functions/src/data/account/accounts.ts";
import { firestore } from "../../../functions/src/data/core/admin.ts";
import { JobRun } from "../../../functions/src/platform/job-run.ts";
import { makeOwner, type Owner, randomEmail, randomName } from "../../support/builders.ts";
import { listMails, refusalOf, run, signIn } from "../../support/clients.ts";
import { AUTH, admin, readDocument } from "../../support/emulators.ts";

// Before anything else asks the database, which takes its settings once.
beforeAll(() => {
  void firestore();
  vi.stubEnv("ABUSE_MAIL", "abuse@awning.example.test");
});

/** Firebase's own interface, as whoever holds a token may call it. */
async function callFirebase(method: "update" | "delete", { token }: Owner, fields: object = {}): Promise<void> {
  const response = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ idToken: token, ...fields }),
  });
  expect(response.status).toBe(200);
}
/** A look at this account alone, as if it were due: what other tests left behind is not looked at. */
const sweep = ({ uid }: Pick<Owner, "uid">) =>
  closeStrays(async () => {
    const found = await getGuardedAccount(uid);
    return found ? [{ uid, ...found }] : [];
  })(Date.now(), new JobRun(60_000));
const HOUR_MS = 3_600_000;
const ruleOf = async ({ uid }: Owner) => (await readDocument(documents.account(uid)))?.suspension?.rule ?? null;
const isClosed = async ({ uid }: Owner) => ((await readDocument(documents.site(uid)))?.suspendedAt ?? null) !== null;
const mailsOf = async ({ email }: Owner) => (await listMails(email)).map(({ kind }) => kind);

test("a page whose sign-in moved without us is closed, its thief is out, and its owner gets it back", async () => {
  const owner = await makeOwner();
  const thief = { email: randomEmail(), password: "a-password-of-the-thief" };
  await callFirebase("update", owner, thief);
  await sweep(owner);
  expect([await ruleOf(owner), await isClosed(owner), await mailsOf(owner)]).toEqual(["sign_in", true, ["page-suspended"]]);
  expect(await mailsOf({ ...owner, email: thief.email })).toEqual([]);
  expect(await signIn(thief.email, thief.password)).toBeNull();
  expect((await refusalOf("keep-account", {}, { token: owner.token })).code).toBe("signed_out");
  await sweep(owner);
  expect(await mailsOf(owner)).toEqual(["page-suspended"]);

  await restorePage(owner.username, { reason: "Answered from the old address.", actor: "The host" }, Date.now());
  expect([await ruleOf(owner), await isClosed(owner)]).toEqual([null, false]);
  expect(await admin.auth.getUser(owner.uid)).toMatchObject({ email: owner.email, disabled: false });
  for (const { email, password } of [thief, { ...thief, email: owner.email }]) expect(await signIn(email, password)).toBeNull();
  await sweep(owner);
  expect(await isClosed(owner)).toBe(false);
});

test("a page whose sign-in was deleted takes no more orders, and can be given back", async () => {
  const owner = await makeOwner();
  await callFirebase("delete", owner);
  await sweep(owner);
  expect([await ruleOf(owner), await isClosed(owner), await mailsOf(owner)]).toEqual(["sign_in", true, ["page-suspended"]]);
  await restorePage(owner.username, { reason: "Answered.", actor: "The host" }, Date.now());
  expect(await admin.auth.getUser(owner.uid)).toMatchObject({ email: owner.email, disabled: false });
  expect(await isClosed(owner)).toBe(false);
});

test("a change of ours that is half done and an account that has ended are left alone", async () => {
  const [changing, ended, plain] = await Promise.all([makeOwner(), makeOwner(), makeOwner()]);
  const email = randomEmail();
  const at = new Date();
  await admin.firestore
    .doc(documents.account(changing.uid))
    .update({ emailChange: { email, at, until: new Date(at.getTime() + 3_600_000) } });
  await admin.auth.updateUser(changing.uid, { email });
  await admin.firestore.doc(documents.account(ended.uid)).update({ deletion: { at, until: at, reason: "", endedAt: at } });
  await admin.auth.deleteUser(ended.uid);
  for (const owner of [changing, ended, plain]) {
    expect(await sweep(owner)).toBe(0);
    expect([await ruleOf(owner), await mailsOf(owner)]).toEqual([null, []]);
  }
});

test("a sign-up is looked at an hour later, then every three hours, and once a day after a month without a sign-in", async () => {
  const email = randomEmail();
  const begun = Date.now();
  await run("sign-up", { email, password: "a-password-of-a-test", username: randomName(), acceptTerms: true });
  const { uid } = await admin.auth.getUserByEmail(email);
  const checkAt = async (): Promise<number> => (await readDocument(documents.account(uid)))?.signInCheckAt.toMillis();
  const dueAt = async (at: number) => (await listAccountsToCheck(at, 10_000)).some((one) => one.uid === uid);
  const first = await checkAt();
  expect((first - begun) / HOUR_MS).toBeCloseTo(1, 1);
  expect([await dueAt(first - 1), await dueAt(first)]).toEqual([false, true]);
  await sweep({ uid });
  expect(((await checkAt()) - begun) / HOUR_MS).toBeCloseTo(3, 1);
  const longAgo = new Date(begun - 31 * 24 * HOUR_MS).toUTCString();
  await admin.auth.deleteUser(uid);
  await admin.auth.importUsers([{ uid, email, metadata: { lastSignInTime: longAgo, creationTime: longAgo } }]);
  await sweep({ uid });
  expect(((await checkAt()) - begun) / HOUR_MS).toBeCloseTo(24, 1);
});
