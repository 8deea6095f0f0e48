// What Firebase lets anybody do who holds a token, past every command of ours.
import { documents } from "@awning/domain/routes/firestore-paths";
import { beforeAll, expect, test, vi } from "vitest";
import { closeStrays } from "../../../functions/src/account/close-strays.ts";
import { restorePage } from "../../../functions/src/account/suspend-page.ts";
import { firestore } from "../../../functions/src/data/core/admin.ts";
import { makeOwner, type Owner, randomEmail } from "../../support/builders.ts";
import { listMails, refusalOf, signIn } from "../../support/clients.ts";
import { AUTH, admin, readDocument } from "../../support/emulators.ts";

// Before anything else asks the database, which takes its settings once.
beforeAll(() => {
  void firestore();
  vi.stubEnv("ABUSE_MAIL", "abuse@awning.example.test");
});

async function makeOldOwner(): Promise<Owner> {
  const owner = await makeOwner();
  await admin.firestore.doc(documents.account(owner.uid)).update({ createdAt: new Date(Date.now() - 2 * 3_600_000) });
  return owner;
}
/** Firebase's own interface, as whoever holds a token may call it. */
async function callFirebase(method: "update" | "delete", { token }: Owner, fields: object = {}): Promise<void> {
  const response = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ idToken: token, ...fields }),
  });
  expect(response.status).toBe(200);
}
/** The turn of this account alone: what other tests left behind is not looked at. */
const sweep = ({ uid }: Owner) => closeStrays(() => ({ from: uid, until: `${uid}0` }))(Date.now(), { hasTime: true });
const ruleOf = async ({ uid }: Owner) => (await readDocument(documents.account(uid)))?.suspension?.rule ?? null;
const isClosed = async ({ uid }: Owner) => ((await readDocument(documents.site(uid)))?.suspendedAt ?? null) !== null;
const mailsOf = async ({ email }: Owner) => (await listMails(email)).map(({ kind }) => kind);

test("a page whose sign-in moved without us is closed, its thief is out, and its owner gets it back", async () => {
  const owner = await makeOldOwner();
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
  const owner = await makeOldOwner();
  await callFirebase("delete", owner);
  await sweep(owner);
  expect([await ruleOf(owner), await isClosed(owner), await mailsOf(owner)]).toEqual(["sign_in", true, ["page-suspended"]]);
  await restorePage(owner.username, { reason: "Answered.", actor: "The host" }, Date.now());
  expect(await admin.auth.getUser(owner.uid)).toMatchObject({ email: owner.email, disabled: false });
  expect(await isClosed(owner)).toBe(false);
});

test("a change of ours that is half done, a sign-up that is being made and an account that has ended are left alone", async () => {
  const [changing, young, ended, plain] = await Promise.all([makeOldOwner(), makeOwner(), makeOldOwner(), makeOldOwner()]);
  const email = randomEmail();
  const at = new Date();
  await admin.firestore
    .doc(documents.account(changing.uid))
    .update({ emailChange: { email, at, until: new Date(at.getTime() + 3_600_000) } });
  await admin.auth.updateUser(changing.uid, { email });
  await admin.auth.deleteUser(young.uid);
  await admin.firestore.doc(documents.account(ended.uid)).update({ deletion: { at, until: at, reason: "", endedAt: at } });
  await admin.auth.deleteUser(ended.uid);
  for (const owner of [changing, young, ended, plain]) {
    expect(await sweep(owner)).toBe(0);
    expect([await ruleOf(owner), await mailsOf(owner)]).toEqual([null, []]);
  }
});
