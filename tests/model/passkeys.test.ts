// A passkey opens its own account with a fresh signature of its device, once, and nothing else does.
import "../support/model/stand-ins.ts";
import { CHALLENGE_MS, PASSKEYS_MAX } from "@awning/domain/account/passkey";
import { Failure } from "@awning/domain/errors/failure";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removePasskey,
  removePassword,
  showPasskeys,
  signInWithPasskey,
} from "../../functions/src/account/passkeys.ts";
import { forgetKeys } from "../../functions/src/data/account/passkeys.ts";
import { Authenticator } from "../support/authenticator.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";
import { randomBelow } from "../support/model/turns.ts";
import { openWorld } from "../support/model/world.ts";

const START = Date.UTC(2026, 4, 4, 6);
const DEVICE = { browser: "Chrome", system: "macOS" } as const;
const codeOf = (refused: unknown) => (refused instanceof Failure ? refused.code : refused);
const stranger = (now: number) => ({ caller: null, clientAddress: "10.1.1.1", now });
const owner = (now: number, signedInAt = now, isVerified = true) => ({
  caller: { uid: SITE, email: "owner@example.test", isVerified, signedInAt },
  clientAddress: "10.0.0.1",
  now,
});
const signIn = async (device: Authenticator, now: number, odd = {}, uid = SITE) =>
  signInWithPasskey({ assertion: device.sign(await beginPasskeySignIn({}, stranger(now)), uid, odd) }, stranger(now)).catch(codeOf);

async function open() {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  const { database, turns } = await openWorld({ currency: "EUR", taxMode: "none", cancelMinutes: 30 });
  const device = new Authenticator();
  const asked = await beginPasskey({}, owner(START));
  const registration = device.register(asked);
  const add = (now: number) => addPasskey({ registration, ...DEVICE }, owner(now));
  return { database, turns, device, asked, add };
}

test("a passkey is added once, signs in with each fresh signature, and not after it was removed", async () => {
  const { database, device, add } = await open();
  expect((await add(START)).passkeys).toMatchObject([{ name: "Chrome on macOS", usedAt: null }]);
  expect(await add(START + 1).catch(codeOf)).toBe("forbidden");
  const challenge = await beginPasskeySignIn({}, stranger(START + 10));
  const assertion = device.sign(challenge, SITE);
  const twice = await Promise.all([1, 2].map(() => signInWithPasskey({ assertion }, stranger(START + 20)).catch(codeOf)));
  expect(twice.filter((one) => one !== "forbidden").length).toBeLessThanOrEqual(1);
  expect(await signInWithPasskey({ assertion }, stranger(START + 30)).catch(codeOf)).toBe("forbidden");
  expect(await signIn(device, START + 60_000)).toEqual({ token: `token of ${SITE}` });
  const [listed] = (await showPasskeys({}, owner(START))).passkeys;
  expect(listed).toMatchObject({ usedAt: START + 60_000 });
  await removePassword({}, owner(START + 70_000));
  await removePasskey({ id: listed?.id ?? "" }, owner(START + 80_000));
  expect(await signIn(device, START + 90_000)).toBe("forbidden");
  expect(await removePassword({}, owner(START + 95_000)).catch(codeOf)).toBe("bad_request");
  const mails = (await database.collection("outbox").get()).docs.map((one) => one.get("subject").part);
  expect(mails).toEqual(expect.arrayContaining(["added/Chrome on macOS", "password/", "removed/Chrome on macOS"]));
});

test("another site's page, a person who was not asked, another account, an old or foreign challenge and a copied key are refused", async () => {
  const { database, device, asked, add } = await open();
  await add(START);
  expect(await signIn(device, START + 1, { origin: "https://awning.example.evil" })).toBe("forbidden");
  expect(await signIn(device, START + 2, { flags: 0x01 })).toBe("forbidden");
  expect(await signIn(device, START + 3, {}, "somebody")).toBe("forbidden");
  expect(await signIn(new Authenticator(), START + 4)).toBe("forbidden");
  const old = device.sign(await beginPasskeySignIn({}, stranger(START)), SITE);
  expect(await signInWithPasskey({ assertion: old }, stranger(START + CHALLENGE_MS)).catch(codeOf)).toBe("forbidden");
  // The challenge of adding one does not sign in.
  const other = device.sign(asked, SITE);
  expect(await signInWithPasskey({ assertion: other }, stranger(START + 5)).catch(codeOf)).toBe("forbidden");
  expect(await signIn(device, START + 6)).toEqual({ token: `token of ${SITE}` });
  device.counter = 0;
  expect(await signIn(device, START + 7)).toBe("forbidden");
  expect(await beginPasskey({}, owner(START, START - 3_600_000)).catch(codeOf)).toBe("stale_sign_in");
  expect((await database.collection(`${documents.site(SITE)}/passkeys`).get()).size).toBe(1);
});

test("an account whose address nobody confirmed gets no passkey and keeps its password", async () => {
  const { device, asked, add } = await open();
  const unconfirmed = owner(START + 1, START, false);
  expect(await beginPasskey({}, unconfirmed).catch(codeOf)).toBe("unverified");
  expect(await addPasskey({ registration: device.register(asked), ...DEVICE }, unconfirmed).catch(codeOf)).toBe("unverified");
  const { passkeys } = await add(START);
  expect(passkeys).toHaveLength(1);
  expect(await removePassword({}, unconfirmed).catch(codeOf)).toBe("unverified");
  expect(await removePasskey({ id: passkeys[0]?.id ?? "" }, unconfirmed)).toEqual({ passkeys: [] });
});

test("of passkeys that are added at once as many stay as an account may have, and all of any number are forgotten", async () => {
  const { database, turns, add } = await open();
  await add(START);
  const passkeys = () => database.collection(`${documents.site(SITE)}/passkeys`).get();
  const more = await Promise.all(
    Array.from({ length: PASSKEYS_MAX + 2 }, async (_, index) => {
      const registration = new Authenticator().register(await beginPasskey({}, owner(START)));
      return { registration, at: START + 1 + index };
    }),
  );
  const acts = more.map(({ registration, at }) => ({ run: () => addPasskey({ registration, ...DEVICE }, owner(at)), fate: null }));
  const outcomes = await turns.run(acts, randomBelow(1));
  expect(outcomes.filter(({ state }) => state === "refused")).toHaveLength(3);
  const { docs } = await passkeys();
  expect(docs).toHaveLength(PASSKEYS_MAX);
  const data = docs[0]?.data() ?? {};
  for (let index = 0; index < 3 * PASSKEYS_MAX; index++) await database.doc(documents.passkey(SITE, `more${index}`)).set(data);
  await forgetKeys(SITE);
  expect((await passkeys()).size).toBe(0);
});
