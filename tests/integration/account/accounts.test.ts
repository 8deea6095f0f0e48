import { documents } from "@awning/domain/routes/firestore-paths";
import { DEFAULT_SHOP_SETTINGS, shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { describe, expect } from "vitest";
import { makeOwner, PASSWORD, randomAddress, randomEmail, randomName } from "../../support/builders.ts";
import { call, listMails, postApi, refusalOf, run, signIn, signInWithGoogle, wakeInstances } from "../../support/clients.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";

const DAY_MS = 86_400_000;
const RACE_MS = 120_000;

function signUpInput(changes: { email?: string; username?: string; password?: string } = {}) {
  const acceptTerms: true = true;
  return { email: randomEmail(), username: randomName(), password: PASSWORD, acceptTerms, ...changes };
}

async function holderOf(username: string): Promise<string | null> {
  return (await readDocument(documents.username(username)))?.uid ?? null;
}

async function exists(email: string): Promise<boolean> {
  return admin.auth.getUserByEmail(email).then(
    () => true,
    () => false,
  );
}

describe("signing up", () => {
  test("gives an owner everything at once and asks for the address to be confirmed", async () => {
    const input = signUpInput();
    expect(await run("sign-up", { ...input, locale: "pt-PT", timeZone: "Europe/Lisbon" })).toEqual({});
    const { uid } = (await signIn(input.email, PASSWORD)) ?? { uid: "" };
    const { email, username } = input;
    expect(await readDocument(documents.username(username))).toMatchObject({ uid, state: "active" });
    expect(await readDocument(documents.account(uid))).toMatchObject({ email, username, locale: "pt-PT", timeZone: "Europe/Lisbon" });
    expect(await readDocument(documents.site(uid))).toMatchObject({ username, published: false, suspendedAt: null });
    const settings = await readDocument(documents.shopSettings(uid));
    expect(shopSettingsSchema.parse(settings)).toEqual(DEFAULT_SHOP_SETTINGS);
    // From the beginning by row, so that two devices can each add a first one.
    expect(settings).toMatchObject({ shippingMethods: {}, tax: { rates: {} } });
    expect(await readDocument(informationDocuments.profileSettings(uid))).toMatchObject({ zone: "Europe/Lisbon", shown: [] });
    expect((await listMails(email)).map((mail) => mail.kind)).toEqual(["confirm-address"]);
    expect((await admin.auth.getUser(uid)).emailVerified).toBe(false);
  });

  test("with a known address answers the same, changes nothing and tells its holder", async ({ owner }) => {
    const input = signUpInput({ email: owner.email, password: "another-password-entirely" });
    const started = Date.now();
    const response = await postApi("sign-up", input);
    expect([response.status, await response.text()]).toEqual([200, "{}"]);
    expect(Date.now() - started).toBeGreaterThanOrEqual(690);
    expect(await holderOf(input.username)).toBeNull();
    expect(await signIn(owner.email, "another-password-entirely")).toBeNull();
    expect(await signIn(owner.email, PASSWORD)).not.toBeNull();
    expect((await listMails(owner.email)).map((mail) => mail.kind)).toEqual(["account-exists"]);
  });

  test("a taken name is told, for known and unknown addresses alike, and leaves no user behind", async ({ owner }) => {
    const input = signUpInput({ username: owner.username.toUpperCase() });
    const unknown = await refusalOf("sign-up", input);
    const known = await refusalOf("sign-up", { ...input, email: owner.email });
    expect(unknown).toEqual({ status: 409, code: "username_refused", details: { username: owner.username, reason: "taken" } });
    expect(known).toEqual(unknown);
    expect(await exists(input.email)).toBe(false);
    expect(await listMails(owner.email)).toEqual([]);
  });

  test("a name that no page can have is refused with its reason", async () => {
    const refused: [username: string, reason: object][] = [
      ["ab", { reason: "too_short" }],
      ["a".repeat(31), { reason: "too_long" }],
      ["mü-ller", { reason: "bad_char", char: "ü" }],
      ["12345", { reason: "needs_letter" }],
      ["dashboard", { reason: "reserved" }],
    ];
    for (const [username, reason] of refused)
      expect((await refusalOf("sign-up", signUpInput({ username }))).details).toMatchObject({ username, ...reason });
  });

  test("a weak password is refused, at signing up and later", async () => {
    const weak: [password: string, reason: string][] = [
      ["short", "too_short"],
      ["x".repeat(129), "too_long"],
      ["Password123!", "common"],
      ["aaaaaaaaaaaa", "common"],
      ["QWERTYUIOP", "common"],
    ];
    for (const [password, reason] of weak) {
      const input = signUpInput({ password });
      expect(await refusalOf("sign-up", input)).toMatchObject({ code: "weak_password", status: 400, details: { reason } });
      expect(await exists(input.email)).toBe(false);
      // A later change of the password goes by the same rule.
      expect(await refusalOf("check-password", { email: input.email, password })).toMatchObject({
        code: "weak_password",
        details: { reason },
      });
    }
  });

  test("of many who claim one name at once exactly one has it, and the others have no account", { timeout: RACE_MS }, async () => {
    const username = randomName();
    const inputs = Array.from({ length: 8 }, () => signUpInput({ username }));
    await wakeInstances(inputs.length);
    const answers = await Promise.all(inputs.map((input) => call("sign-up", input)));
    const refusals = answers.flatMap((answer) => (answer.refusal ? [answer.refusal] : []));
    expect(refusals).toHaveLength(7);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: "username_refused", details: { reason: "taken" } });
    const winner = inputs[answers.findIndex((answer) => answer.output)];
    const known = await Promise.all(inputs.map((input) => exists(input.email)));
    expect(known.filter(Boolean)).toHaveLength(1);
    const user = await admin.auth.getUserByEmail(winner?.email ?? "");
    expect(await holderOf(username)).toBe(user.uid);
  });

  test("the same address signing up twice at once has one account and one name", { timeout: RACE_MS }, async () => {
    const email = randomEmail();
    const inputs = Array.from({ length: 4 }, () => signUpInput({ email }));
    await Promise.all(inputs.map((input) => run("sign-up", input)));
    const holders = await Promise.all(inputs.map((input) => holderOf(input.username)));
    const { uid } = await admin.auth.getUserByEmail(email);
    expect(holders.filter((holder) => holder !== null)).toEqual([uid]);
  });

  test("one network address may try so often and no more", { timeout: RACE_MS }, async ({ owner }) => {
    const address = randomAddress();
    const input = signUpInput({ username: owner.username });
    await wakeInstances(10);
    for (let tried = 0; tried < 30; tried += 10) {
      const codes = await Promise.all(Array.from({ length: 10 }, async () => (await refusalOf("sign-up", input, { address })).code));
      expect(new Set(codes)).toEqual(new Set(["username_refused"]));
    }
    const refusal = await refusalOf("sign-up", input, { address });
    expect(refusal).toMatchObject({ code: "too_many_requests", status: 429 });
    expect(refusal.details.retryAfterSeconds).toBeGreaterThan(0);
    expect((await refusalOf("sign-up", input)).code).toBe("username_refused");
  });
});

describe("claiming a name", () => {
  test("a Google account gets a name and needs no confirmation; claiming it again is no error, another one is", async () => {
    const email = randomEmail();
    const { token, uid } = await signInWithGoogle(email);
    const username = randomName();
    const acceptTerms: true = true;
    expect(await run("claim-username", { username: ` ${username.toUpperCase()} `, acceptTerms }, { token })).toEqual({ username });
    expect(await holderOf(username)).toBe(uid);
    expect(await listMails(email)).toEqual([]);
    expect(await run("claim-username", { username, acceptTerms }, { token })).toEqual({ username });
    const second = await refusalOf("claim-username", { username: randomName(), acceptTerms }, { token });
    expect(second).toMatchObject({ code: "already_claimed", details: { username } });
  });

  test("anyone who asks is told what a name is to them", async () => {
    const [owner, other] = await Promise.all([makeOwner(), makeOwner()]);
    const check = (username: string, token?: string) => run("check-username", { username }, token ? { token } : {});
    expect(await check(owner.username)).toMatchObject({ reason: "taken" });
    expect(await check(owner.username, other.token)).toMatchObject({ reason: "taken" });
    expect(await check(owner.username, owner.token)).toMatchObject({ reason: "held_by_you" });
    expect(await check("My  Pottery Studio")).toEqual({ username: "my-pottery-studio", reason: null, char: "" });
    expect(await check("a.b.c")).toMatchObject({ reason: "bad_char", char: "." });
  });
});

test("another country is kept as its locale; one that is none is refused, and so is who is not logged in", async ({ owner }) => {
  const localeOf = async () => (await readDocument(documents.account(owner.uid)))?.locale;
  await run("change-region", { country: "PT" }, { token: owner.token });
  expect(await localeOf()).toBe("pt-PT");
  expect(await refusalOf("change-region", { country: "XX" }, { token: owner.token })).toMatchObject({ status: 400, code: "bad_request" });
  expect(await localeOf()).toBe("pt-PT");
  expect(await refusalOf("change-region", { country: "DE" })).toMatchObject({ status: 401, code: "signed_out" });
});

describe("a name that looks like another", () => {
  const lookAlikes = (name: string) => [`${name}-kiin`, `${name}_ki1n`, `${name}klln`];

  test("is no one's while someone holds the other, and its owner's all the same", async () => {
    const [owner, other] = await Promise.all([makeOwner(), makeOwner()]);
    const username = `${randomName("a")}-kiln`;
    const [first = "", ...further] = lookAlikes(username.replace(/-kiln$/, ""));
    await run("change-username", { username }, { token: owner.token });
    const inItsName = [`${username}-support`, `official-${username}`, `${username}help`];
    for (const name of [first, ...further, ...inItsName])
      expect(await run("check-username", { username: name })).toMatchObject({ reason: "looks_taken" });
    const refused = { code: "username_refused", details: { reason: "looks_taken" } };
    expect(await refusalOf("change-username", { username: first }, { token: other.token })).toMatchObject(refused);
    expect(await refusalOf("sign-up", signUpInput({ username: first }))).toMatchObject(refused);
    expect(await run("change-username", { username: first }, { token: owner.token })).toEqual({ username: first });
    // The old one still leads to its owner, and so do both shapes.
    for (const name of further)
      expect(await run("check-username", { username: name }, { token: other.token })).toMatchObject({ reason: "looks_taken" });
  });
});

describe("changing a name", () => {
  test("the old name leads to the new one for 180 days and stays out of other hands", async () => {
    const [owner, other] = await Promise.all([makeOwner(), makeOwner()]);
    const username = randomName();
    expect(await run("change-username", { username }, { token: owner.token })).toEqual({ username });
    const old = await readDocument(documents.username(owner.username));
    expect(old).toMatchObject({ uid: owner.uid, state: "redirect", redirectTo: username });
    expect(old?.until.toMillis() - old?.since.toMillis()).toBe(180 * DAY_MS);
    expect(await readDocument(documents.username(username))).toMatchObject({ uid: owner.uid, state: "active" });
    expect(await readDocument(documents.site(owner.uid))).toMatchObject({ username });
    const stolen = await refusalOf("change-username", { username: owner.username }, { token: other.token });
    expect(stolen).toMatchObject({ code: "username_refused", details: { reason: "taken" } });
  });

  test("an own old name may be taken back, and no redirect ever leads to another", async ({ owner }) => {
    const second = randomName();
    await run("change-username", { username: second }, { token: owner.token });
    await run("change-username", { username: owner.username }, { token: owner.token });
    expect(await readDocument(documents.username(owner.username))).toMatchObject({ state: "active", redirectTo: null, until: null });
    expect(await readDocument(documents.username(second))).toMatchObject({ state: "redirect", redirectTo: owner.username });
  });

  test("earlier names follow to the newest one; a third change within 30 days has to wait", async ({ owner }) => {
    const [second, third] = [randomName(), randomName()];
    await run("change-username", { username: second }, { token: owner.token });
    await run("change-username", { username: third }, { token: owner.token });
    for (const name of [owner.username, second]) expect(await readDocument(documents.username(name))).toMatchObject({ redirectTo: third });
    const refusal = await refusalOf("change-username", { username: randomName() }, { token: owner.token });
    expect(refusal).toMatchObject({ code: "username_change_limit", status: 429 });
    expect(Number(refusal.details.retryAtMs) - Date.now()).toBeGreaterThan(29 * DAY_MS);
  });

  test("changes long ago do not count, and a redirect that ended is free for others", async ({ other }) => {
    const longAgo = Date.now() - 40 * DAY_MS;
    const owner = await makeOwner({ account: { usernameChanges: [longAgo, longAgo + 1] } });
    await run("change-username", { username: randomName() }, { token: owner.token });
    await admin.firestore.doc(documents.username(owner.username)).update({ until: new Date(Date.now() - 1000) });
    await run("change-username", { username: owner.username }, { token: other.token });
    expect(await holderOf(owner.username)).toBe(other.uid);
  });

  test("to the name one has already is refused", async ({ owner }) => {
    const refusal = await refusalOf("change-username", { username: owner.username }, { token: owner.token });
    expect(refusal).toMatchObject({ code: "username_refused", details: { reason: "held_by_you" } });
  });
});

describe("mails with a code", () => {
  test("asking for one answers the same whether the address is known, confirmed or neither", async () => {
    const [fresh, confirmed] = await Promise.all([makeOwner({ isVerified: false }), makeOwner()]);
    for (const command of ["resend-confirmation", "request-password-reset"] as const) {
      for (const email of [fresh.email, confirmed.email, randomEmail()]) expect(await run(command, { email })).toEqual({});
    }
    expect((await listMails(fresh.email)).map((mail) => mail.kind)).toEqual(["confirm-address", "reset-password"]);
    expect((await listMails(confirmed.email)).map((mail) => mail.kind)).toEqual(["reset-password"]);
  });

  test("one address gets five an hour, known or not", { timeout: RACE_MS }, async ({ owner }) => {
    for (const email of [owner.email, randomEmail()]) {
      const codes: string[] = [];
      for (let asked = 0; asked < 7; asked++) codes.push((await call("request-password-reset", { email })).refusal?.code ?? "ok");
      expect(codes).toEqual([...Array(5).fill("ok"), ...Array(2).fill("too_many_requests")]);
    }
    expect(await listMails(owner.email)).toHaveLength(5);
  });

  test("asking many times at once never gets more than asking one by one", { timeout: RACE_MS }, async ({ owner }) => {
    await Promise.all(Array.from({ length: 8 }, () => call("request-password-reset", { email: owner.email })));
    expect((await listMails(owner.email)).length).toBeLessThanOrEqual(5);
  });

  test("a code that did not work is explained", async () => {
    const { createHash } = await import("node:crypto");
    const remember = async (kind: string, ageMs: number) => {
      const code = randomName("code");
      const path = documents.authCode(createHash("sha256").update(code).digest("hex"));
      const createdAt = new Date(Date.now() - ageMs);
      await admin.firestore.doc(path).set({ kind, uid: "u", createdAt, expireAt: new Date(Date.now() + DAY_MS) });
      return code;
    };
    const explain = async (code: string) => (await run("explain-code", { code })).state;
    expect(await explain("never-made")).toBe("unknown");
    expect(await explain(await remember("confirm-address", 2 * DAY_MS))).toBe("used");
    expect(await explain(await remember("confirm-address", 4 * DAY_MS))).toBe("expired");
    expect(await explain(await remember("reset-password", 30 * 60_000))).toBe("used");
    expect(await explain(await remember("reset-password", 2 * 3_600_000))).toBe("expired");
  });
});
