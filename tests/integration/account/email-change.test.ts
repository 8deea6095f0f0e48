/** @module-tag full */

import { ADDRESS_RETURN_HOURS, EMAIL_CHANGE_HOURS } from "@awning/domain/account/account";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { describe, expect } from "vitest";
import * as z from "zod/mini";
import { changeEmail } from "../../../functions/src/account/change-email.ts";
import { returnAddress } from "../../../functions/src/account/return-address.ts";
import { makeOwner, type Owner, PASSWORD, randomAddress, randomEmail } from "../../support/builders.ts";
import { call, listMails, readInbox, refusalOf, run, signIn } from "../../support/clients.ts";
import { nextSecond } from "../../support/clock.ts";
import { AUTH, admin, eventually, readDocument, SITE } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";

const LONG_MS = 120_000;

const ask = (owner: Owner, email: string) => run("change-email", { email }, { token: owner.token });
const accountOf = ({ uid }: Owner) => readDocument(documents.account(uid));
const emailOf = async ({ uid }: Owner) => (await admin.auth.getUser(uid)).email;
const kinds = async (email: string) => (await listMails(email)).map(({ kind }) => kind);
const confirm = (code: string) => call("confirm-email-change", { code });
const refusedAs = async (code: string) => (await confirm(code)).refusal?.details.reason;

const mailSchema = z.object({ subject: z.string(), text: z.string() });

async function linksTo(email: string): Promise<string[]> {
  const mails = z.array(mailSchema).parse(await readInbox(email));
  return mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
}

/** The codes in the links that an address got, once there are as many as this. */
function codesFor(email: string, count = 1): Promise<string[]> {
  return eventually(`${count} links for ${email}`, async () => {
    const links = (await linksTo(email)).filter((one) => one.startsWith(`${SITE}${paths.auth.confirmEmail}?change=`));
    const codes = new Set(links.map((one) => new URL(one).searchParams.get("change") ?? ""));
    return codes.size >= count && [...codes];
  });
}
const codeFor = async (email: string) => (await codesFor(email))[0] ?? "";

async function asked(): Promise<{ owner: Owner; email: string; code: string }> {
  const owner = await makeOwner();
  const email = randomEmail();
  await ask(owner, email);
  return { owner, email, code: await codeFor(email) };
}

describe("asking for another address", () => {
  test("changes nothing yet: a link goes to the new one, a warning to the old", async () => {
    const { owner, email, code } = await asked();
    expect(code).not.toBe("");
    expect(await kinds(email)).toEqual(["confirm-new-address"]);
    expect(await kinds(owner.email)).toEqual(["address-change-asked"]);
    const warned = z.array(mailSchema).parse(await readInbox(owner.email));
    expect(warned[0]?.text).toContain(email);
    expect(warned[0]?.text).not.toContain("change=");
    const account = await accountOf(owner);
    expect(account).toMatchObject({ email: owner.email, emailChange: { email } });
    expect(account?.emailChange.until.toMillis() - account?.emailChange.at.toMillis()).toBe(EMAIL_CHANGE_HOURS * 3_600_000);
    expect(await emailOf(owner)).toBe(owner.email);
    // Nothing that is stored opens the link.
    expect(JSON.stringify(account)).not.toContain(code.split(".")[2]);
  });

  test("needs someone who has just signed in", async ({ owner }) => {
    expect(await refusalOf("change-email", { email: randomEmail() })).toMatchObject({ status: 401, code: "signed_out" });
    const now = Date.now();
    const caller = { uid: owner.uid, email: owner.email, isVerified: true, signedInAt: now - 6 * 60_000 };
    const stale = changeEmail({ email: randomEmail() }, { caller, clientAddress: "", now });
    await expect(stale).rejects.toMatchObject({ code: "stale_sign_in" });
    expect((await accountOf(owner))?.emailChange ?? null).toBeNull();
  });

  test("answers the same for an address that has an account, and tells that to its holder alone", async () => {
    const [owner, other] = await Promise.all([makeOwner(), makeOwner()]);
    const started = Date.now();
    expect(await ask(owner, other.email)).toEqual({});
    expect(Date.now() - started).toBeGreaterThanOrEqual(690);
    expect(await kinds(other.email)).toEqual(["account-exists"]);
    expect(await kinds(owner.email)).toEqual(["address-change-asked"]);
    expect(await accountOf(owner)).toMatchObject({ emailChange: { email: other.email } });
  });

  test("is refused for the address one has, for none at all, and too often", async ({ owner }) => {
    expect(await refusalOf("change-email", { email: owner.email.toUpperCase() }, { token: owner.token })).toMatchObject({
      code: "bad_request",
      details: { reason: "same_address" },
    });
    expect((await refusalOf("change-email", { email: "nobody" }, { token: owner.token })).code).toBe("bad_request");
    const codes: string[] = [];
    for (let tried = 0; tried < 5; tried++)
      codes.push((await call("change-email", { email: randomEmail() }, { token: owner.token })).refusal?.code ?? "ok");
    expect(codes).toEqual(["ok", "ok", "ok", "ok", "too_many_requests"]);
  });
});

describe("the link in the mail to the new address", () => {
  test("moves sign-in and account, ends every session, and tells both addresses; twice is no error", async () => {
    const { owner, email, code } = await asked();
    await nextSecond();
    expect((await confirm(code)).output).toEqual({ email });
    expect((await confirm(code)).output).toEqual({ email });
    expect(await accountOf(owner)).toMatchObject({ email, emailChange: null });
    expect(await admin.auth.getUser(owner.uid)).toMatchObject({ email, emailVerified: true });
    expect(await refusalOf("drop-email-change", {}, { token: owner.token })).toMatchObject({ code: "signed_out" });
    expect(await signIn(owner.email, PASSWORD)).toBeNull();
    expect((await signIn(email, PASSWORD))?.uid).toBe(owner.uid);
    expect(await kinds(owner.email)).toEqual(["address-change-asked", "address-changed"]);
    expect(await kinds(email)).toEqual(["confirm-new-address", "address-changed"]);
  });

  test("confirms an address that was mistyped at the sign-up", async () => {
    const owner = await makeOwner({ isVerified: false });
    const email = randomEmail();
    await ask(owner, email);
    await confirm(await codeFor(email));
    expect((await admin.auth.getUser(owner.uid)).emailVerified).toBe(true);
  });

  test("opens nothing once the change is given up, asked for again, or too old", { timeout: LONG_MS }, async () => {
    const given = await asked();
    expect(await run("drop-email-change", {}, { token: given.owner.token })).toEqual({});
    expect(await run("drop-email-change", {}, { token: given.owner.token })).toEqual({});
    expect(await refusedAs(given.code)).toBe("bad_code");

    const anew = await asked();
    const second = randomEmail();
    await ask(anew.owner, second);
    expect(await refusedAs(anew.code)).toBe("bad_code");
    expect((await confirm(await codeFor(second))).output).toEqual({ email: second });

    const late = await asked();
    await admin.firestore.doc(documents.account(late.owner.uid)).update({ "emailChange.until": new Date(Date.now() - 1) });
    expect(await refusedAs(late.code)).toBe("expired_code");
    expect(await emailOf(late.owner)).toBe(late.owner.email);
  });

  test("opens nothing after the owner chose another password", async () => {
    const { owner, code } = await asked();
    await nextSecond();
    await run("request-password-reset", { email: owner.email });
    const link = await eventually("the mail with the link", async () =>
      (await linksTo(owner.email)).find((one) => one.startsWith(SITE + paths.auth.updatePassword)),
    );
    const oobCode = new URL(link).searchParams.get("code");
    const applied = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ oobCode, newPassword: "another-quiet-harbour" }),
    });
    expect(applied.status).toBe(200);
    expect(await refusedAs(code)).toBe("bad_code");
    expect(await emailOf(owner)).toBe(owner.email);
  });

  test("is refused when it is not ours, and when someone else has the address by now", async ({ other }) => {
    const { owner, email, code } = await asked();
    const [uid, at, key = ""] = code.split(".");
    const forged = ["", "nonsense", `${uid}.${at}.${"A".repeat(43)}`, `${other.uid}.${at}.${key}`, `${uid}.${Number(at) + 1}.${key}`];
    for (const one of forged) expect([one, await refusedAs(one)]).toEqual([one, "bad_code"]);
    await admin.auth.createUser({ email, password: PASSWORD });
    expect(await refusedAs(code)).toBe("taken");
    expect(await accountOf(owner)).toMatchObject({ email: owner.email });
  });

  test("is finished by the next try when the first died after the sign-in had moved", async () => {
    const { owner, email, code } = await asked();
    await nextSecond();
    await admin.auth.updateUser(owner.uid, { email, emailVerified: true });
    await admin.auth.revokeRefreshTokens(owner.uid);
    expect((await confirm(code)).output).toEqual({ email });
    expect(await accountOf(owner)).toMatchObject({ email, emailChange: null });
    expect(await kinds(owner.email)).toEqual(["address-change-asked", "address-changed"]);
  });

  test("opened many times at once it moves once, and of two accounts that want one address one gets it", { timeout: LONG_MS }, async () => {
    const { owner, email, code } = await asked();
    const outcomes = await Promise.all([0, 1, 2, 3].map(() => call("confirm-email-change", { code }, { address: randomAddress() })));
    expect(outcomes.map(({ output }) => output)).toEqual(Array(4).fill({ email }));
    expect(await kinds(owner.email)).toEqual(["address-change-asked", "address-changed"]);
    expect(await kinds(email)).toEqual(["confirm-new-address", "address-changed"]);

    const wanted = randomEmail();
    const rivals = await Promise.all([makeOwner(), makeOwner()]);
    for (const rival of rivals) await ask(rival, wanted);
    const codes = await codesFor(wanted, 2);
    const answers = await Promise.all(codes.map(confirm));
    expect(answers.map(({ refusal }) => refusal?.details.reason ?? "moved").sort()).toEqual(["moved", "taken"]);
    const accounts = await Promise.all(rivals.map(accountOf));
    expect(accounts.filter((account) => account?.email === wanted)).toHaveLength(1);
  });
});

describe("the link in the mail to the old address", () => {
  const backFor = (email: string) =>
    eventually(`the link back for ${email}`, async () => {
      const link = (await linksTo(email)).find((one) => one.startsWith(`${SITE}${paths.auth.confirmEmail}?back=`));
      return link && new URL(link).searchParams.get("back");
    });
  const putBack = (code: string) => call("return-address", { code });

  async function moved() {
    const { owner, email, code } = await asked();
    await nextSecond();
    await confirm(code);
    return { owner, email, code: await backFor(owner.email) };
  }

  test("puts it back, locks everybody out until its mailbox sets a password, and gives the other mailbox no link", async () => {
    const { owner, email, code } = await moved();
    await nextSecond();
    const token = (await signIn(email, PASSWORD))?.token ?? "";
    await nextSecond();
    expect((await putBack(code)).output).toEqual({ email: owner.email });
    expect(await refusalOf("drop-email-change", {}, { token })).toMatchObject({ code: "signed_out" });
    for (const one of [email, owner.email]) expect(await signIn(one, PASSWORD)).toBeNull();
    expect(await accountOf(owner)).toMatchObject({ email: owner.email });
    expect(await kinds(owner.email)).toContain("reset-password");
    expect(await kinds(email)).toEqual(["confirm-new-address", "address-changed", "address-changed"]);
    expect((await linksTo(email)).filter((one) => one.includes("back="))).toEqual([]);
    // Again does nothing: a password that was set since stays.
    await admin.auth.updateUser(owner.uid, { password: PASSWORD });
    expect((await putBack(code)).output).toEqual({ email: owner.email });
    expect(await signIn(owner.email, PASSWORD)).not.toBeNull();
  });

  test("is refused when it is not ours, after three days, and when someone else has the address", async () => {
    const { owner, email, code } = await moved();
    const [uid, at, address, key = ""] = code.split(".");
    const foreign = Buffer.from(randomEmail()).toString("base64url");
    for (const forged of ["", `${uid}.${at}.${foreign}.${key}`, `${uid}.${Number(at) + 1}.${address}.${key}`])
      expect((await putBack(forged)).refusal?.details.reason).toBe("bad_code");
    const late = { caller: null, clientAddress: randomAddress(), now: Number(at) + ADDRESS_RETURN_HOURS * 3_600_000 + 1 };
    await expect(returnAddress({ code }, late)).rejects.toMatchObject({ details: { reason: "expired_code" } });
    await admin.auth.createUser({ email: owner.email, password: PASSWORD });
    expect((await putBack(code)).refusal?.details.reason).toBe("taken");
    expect(await accountOf(owner)).toMatchObject({ email });
  });
});

describe("what else opens an account", () => {
  test("a Google sign-in of another address goes with the move, one of the new address stays", async () => {
    for (const isNew of [false, true]) {
      const { owner, email, code } = await asked();
      const google = { providerId: "google.com", uid: `google-${owner.uid}`, email: isNew ? email : owner.email };
      await admin.auth.updateUser(owner.uid, { providerToLink: google });
      expect((await confirm(code)).refusal).toBeNull();
      const { providerData } = await admin.auth.getUser(owner.uid);
      expect(providerData.some(({ providerId }) => providerId === "google.com")).toBe(isNew);
    }
  });

  test("an account whose sign-in moved without it follows when the address is asked for again", async ({ owner }) => {
    const email = randomEmail();
    await admin.auth.updateUser(owner.uid, { email, emailVerified: true });
    await ask(owner, email);
    expect(await accountOf(owner)).toMatchObject({ email });
    expect(await kinds(email)).toEqual(["address-changed"]);
  });
});
