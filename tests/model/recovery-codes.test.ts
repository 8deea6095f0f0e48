// A recovery code opens its own account once, and only of a set that its owner has typed one of.
import "../support/model/stand-ins.ts";
import { RECOVERY_CODES } from "@awning/domain/account/limits";
import { recoveryCodeSchema } from "@awning/domain/account/recovery-codes";
import { Failure } from "@awning/domain/errors/failure";
import { documents } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { beginPasskey, removePassword } from "../../functions/src/account/passkeys.ts";
import { setPassword } from "../../functions/src/account/password.ts";
import {
  confirmRecoveryCodes,
  makeRecoveryCodes,
  showRecoveryCodes,
  signInWithRecoveryCode,
} from "../../functions/src/account/recovery-codes.ts";
import { forgetKeys } from "../../functions/src/data/account/passkeys.ts";
import { findUser } from "../../functions/src/data/account/users.ts";
import { limitRate } from "../../functions/src/data/core/rate-limits.ts";
import { RATE_LIMITS } from "../../functions/src/platform/rate-limits.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";
import { randomBelow } from "../support/model/turns.ts";
import type { World } from "../support/model/world.ts";

const EMAIL = "owner@example.test";
const DEVICE = { browser: "Chrome", system: "macOS" } as const;
const WRONG = "ABCDEFGHJKMN";
const codeOf = (refused: unknown) => (refused instanceof Failure ? refused.code : refused);
const owner = (now: number, signedInAt = now, isVerified = true) => ({
  caller: { uid: SITE, email: EMAIL, isVerified, signedInAt },
  clientAddress: "10.0.0.1",
  now,
});
const signIn = (code: string, now: number, email = EMAIL, clientAddress = "10.1.1.1") =>
  signInWithRecoveryCode({ email, code, ...DEVICE }, { caller: null, clientAddress, now });
const leftOf = async () => (await showRecoveryCodes({}, owner(Date.now()))).codes?.left ?? null;

/** As their owner types them. */
const makeCodes = async (now: number) =>
  (await makeRecoveryCodes({}, owner(now))).codes.map((shown) => recoveryCodeSchema.parse(` ${shown.toLowerCase()}`));

async function confirmed(now: number): Promise<[string, string, ...string[]]> {
  const [first = "", second = "", ...rest] = await makeCodes(now);
  await confirmRecoveryCodes({ code: rest.at(-1) ?? "" }, owner(now + 1, now - 3_600_000));
  return [first, second, ...rest];
}

async function told({ database }: World) {
  const mails = (await database.collection("outbox").get()).docs.filter((one) => one.get("kind") === "sign-in-changed");
  const events = (await database.collection(`${documents.site(SITE)}/securityEvents`).get()).docs;
  const partOf = (one: (typeof mails)[number]): unknown => one.get("subject").part;
  return { mails: mails.map(partOf).sort(), events: events.map((one): unknown => [one.get("act"), one.get("detail")]).sort() };
}

beforeEach(() => {
  const users = new Map([[EMAIL, { uid: SITE, email: EMAIL, isVerified: true, isDisabled: false }]]);
  vi.mocked(findUser).mockImplementation(async (email) => users.get(email) ?? null);
});
afterEach(() => void vi.mocked(findUser).mockReset().mockResolvedValue(null));

test("codes log in once one of them was typed, each once, and the owner is told each time", async ({ world }) => {
  const now = Date.now();
  const codes = await makeCodes(now);
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  const [first = "", second = ""] = codes;
  expect([await leftOf(), await signIn(first, now).catch(codeOf)]).toEqual([null, "forbidden"]);
  expect(await confirmRecoveryCodes({ code: WRONG }, owner(now)).catch(codeOf)).toBe("bad_request");
  expect(await confirmRecoveryCodes({ code: first }, owner(now + 1))).toEqual({ codes: { left: RECOVERY_CODES, madeAt: now } });
  expect((await confirmRecoveryCodes({ code: second }, owner(now + 2))).codes?.left).toBe(RECOVERY_CODES);
  expect(await signIn(first, now + 3)).toEqual({ token: `token of ${SITE}, recovered`, left: RECOVERY_CODES - 1 });
  expect(await signIn(first, now + 4).catch(codeOf)).toBe("forbidden");
  expect(await leftOf()).toBe(RECOVERY_CODES - 1);
  expect(await told(world)).toEqual({
    mails: ["code/Chrome on macOS/9", "codes/"],
    events: [
      ["recoveryCodeUsed", "Chrome on macOS"],
      ["recoveryCodesMade", ""],
    ],
  });
  const stored = JSON.stringify((await world.database.doc(informationDocuments.recoveryCodes(SITE)).get()).data());
  expect(codes.filter((code) => stored.includes(code))).toEqual([]);
});

test("of two who use a code at once one gets in", async ({ world }) => {
  const now = Date.now();
  const [first] = await confirmed(now);
  const acts = [10, 20].map((later) => ({ run: () => signIn(first, now + later), fate: null }));
  const outcomes = await world.turns.run(acts, randomBelow(3));
  expect(outcomes.map(({ state }) => state).sort()).toEqual(["done", "refused"]);
  expect(await leftOf()).toBe(RECOVERY_CODES - 1);
  expect((await told(world)).mails).toHaveLength(2);
});

test("new codes replace the old ones when they are confirmed, and an account that is given back has none", async ({ world: _world }) => {
  const now = Date.now();
  const [first, second] = await confirmed(now);
  const codes = await makeCodes(now + 10);
  expect(await signIn(first, now + 11)).toMatchObject({ left: RECOVERY_CODES - 1 });
  await confirmRecoveryCodes({ code: codes[0] ?? "" }, owner(now + 12));
  expect(await signIn(second, now + 13).catch(codeOf)).toBe("forbidden");
  await makeRecoveryCodes({}, owner(now + 14));
  await forgetKeys(SITE);
  expect(await signIn(codes[0] ?? "", now + 15).catch(codeOf)).toBe("forbidden");
  expect(await confirmRecoveryCodes({ code: codes[1] ?? "" }, owner(now + 16)).catch(codeOf)).toBe("bad_request");
  expect(await leftOf()).toBeNull();
});

test("only a fresh sign-in with a confirmed address makes codes, and only an enabled account's log in", async ({ world: _world }) => {
  const now = Date.now();
  expect(await makeRecoveryCodes({}, owner(now, now - 3_600_000)).catch(codeOf)).toBe("stale_sign_in");
  expect(await makeRecoveryCodes({}, owner(now, now, false)).catch(codeOf)).toBe("unverified");
  const [first] = await confirmed(now);
  const refused = new Failure("forbidden", { reason: "recovery_code" });
  await expect(signIn(WRONG, now + 2)).rejects.toEqual(refused);
  await expect(signIn(first, now + 3, "nobody@example.test")).rejects.toEqual(refused);
  vi.mocked(findUser).mockResolvedValue({ uid: SITE, email: EMAIL, isVerified: true, isDisabled: true });
  await expect(signIn(first, now + 4)).rejects.toEqual(refused);
});

test("a mailbox and a network each get as many tries as their limit says", async ({ world: _world }) => {
  const now = Date.now();
  const use = async (rule: "recovery.email" | "recovery.client", who: string) => {
    for (let count = 1; count < RATE_LIMITS[rule].limit; count++) await limitRate(rule, who, now);
  };
  await use("recovery.email", EMAIL);
  expect(await signIn(WRONG, now, "owner+1@example.test").catch(codeOf)).toBe("forbidden");
  expect(await signIn(WRONG, now).catch(codeOf)).toBe("too_many_requests");
  await use("recovery.client", "10.3.0.1");
  expect(await signIn(WRONG, now, "a@example.test", "10.3.0.1").catch(codeOf)).toBe("forbidden");
  expect(await signIn(WRONG, now, "b@example.test", "10.3.0.1").catch(codeOf)).toBe("too_many_requests");
});

test("a stranger's wrong codes from other networks do not keep the owner out", async ({ world: _world }) => {
  const now = Date.now();
  const [first] = await confirmed(now);
  for (let tries = 0; tries < 30; tries++) expect(await signIn(WRONG, now + 2, EMAIL, `10.4.${tries}.1`).catch(codeOf)).toBe("forbidden");
  expect(await signIn(first, now + 3)).toMatchObject({ left: RECOVERY_CODES - 1 });
});

test("whoever used their last code has half an hour for another way to log in, and for nothing else", async ({ world: _world }) => {
  const now = Date.now();
  const codes = await confirmed(now);
  for (const [index, code] of codes.entries()) await signIn(code, now + 2 + index);
  expect(await leftOf()).toBe(0);
  const after = (minutes: number, isRecovered = true) => {
    const { caller, ...request } = owner(now + minutes * 60_000, now);
    return { ...request, caller: { ...caller, isRecovered } };
  };
  expect(await beginPasskey({}, after(20))).toMatchObject({ known: [] });
  expect((await makeRecoveryCodes({}, after(20))).codes).toHaveLength(RECOVERY_CODES);
  for (const late of [after(31), after(20, false)]) {
    expect(await beginPasskey({}, late).catch(codeOf)).toBe("stale_sign_in");
    expect(await makeRecoveryCodes({}, late).catch(codeOf)).toBe("stale_sign_in");
    expect(await setPassword({ password: "another-quiet-harbour" }, late).catch(codeOf)).toBe("stale_sign_in");
  }
  // What is checked after the time.
  expect(await setPassword({ password: "password1" }, after(20)).catch(codeOf)).toBe("weak_password");
  expect(await removePassword({}, after(20)).catch(codeOf)).toBe("stale_sign_in");
});
