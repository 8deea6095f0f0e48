// An address that was put back stays with its owner: no mail of a change that this undid takes the account again.
import "../support/model/stand-ins.ts";
import { ADDRESS_RETURN_HOURS } from "@awning/domain/account/account";
import { Failure } from "@awning/domain/errors/failure";
import { documents } from "@awning/domain/routes/firestore-paths";
import { beforeEach, expect, vi } from "vitest";
import { returnAddress } from "../../functions/src/account/return-address.ts";
import { giveUserBack } from "../../functions/src/data/account/users.ts";
import { addressReturnCode } from "../../functions/src/platform/access-keys.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";
import type { World } from "../support/model/world.ts";

const UID = "owner1";
const [OWNER, THIEF, OTHER] = ["a@example.test", "m@example.test", "n@example.test"];
const HOUR_MS = 3_600_000;
const code = (at: number, email: string) => addressReturnCode({ uid: UID, at }, email);

beforeEach(() => void vi.mocked(giveUserBack).mockReset());

/** An account whose address a thief changed twice, an hour and half an hour ago. */
async function stolen({ database }: World) {
  const now = Date.now();
  const account = { ...(await database.doc(documents.account(SITE)).get()).data() };
  await database.doc(documents.account(UID)).set({ ...account, email: OTHER });
  const first = now - HOUR_MS;
  const second = now - HOUR_MS / 2;
  const press = (link: string, after = 0) =>
    returnAddress({ code: link }, { caller: null, clientAddress: "10.0.0.1", now: now + after }).then(
      ({ email }) => email,
      (error: unknown) => (error instanceof Failure ? error.details.reason : Promise.reject(error)),
    );
  const take = (email: string) => database.doc(documents.account(UID)).update({ email });
  const holder = async () => (await database.doc(documents.account(UID)).get()).get("email");
  return { now, own: code(first, OWNER), theirs: code(second, THIEF), press, take, holder };
}

test("the link of a change that was undone takes the account from nobody", async ({ world }) => {
  const { now, own, theirs, press, take, holder } = await stolen(world);
  expect(await press(own)).toBe(OWNER);
  expect(await press(theirs, 1000)).toBe("bad_code");
  expect(await holder()).toBe(OWNER);
  expect(giveUserBack).toHaveBeenCalledTimes(1);
  // A change after the return has a link of its own, and what the first return undid stays void.
  await take(OTHER);
  expect(await press(code(now + 60_000, OWNER), 120_000)).toBe(OWNER);
  expect(await press(theirs, 180_000)).toBe("bad_code");
  expect(await press(code(now + 60_000, OWNER), ADDRESS_RETURN_HOURS * HOUR_MS)).toBe(OWNER);
});

test("the same link puts the address back as often as it is taken, and mails each time", async ({ world }) => {
  const { own, press, take, holder } = await stolen(world);
  expect(await press(own)).toBe(OWNER);
  expect(await press(own, 1000)).toBe(OWNER);
  await take(OTHER);
  expect(await press(own, 2000)).toBe(OWNER);
  expect(await holder()).toBe(OWNER);
  const mails = (await world.database.collection("outbox").get()).docs.map((one) => `${one.get("kind")} to ${one.get("to")}`);
  expect(mails.sort()).toEqual([...Array(2).fill(`address-changed to ${OTHER}`), ...Array(2).fill(`reset-password to ${OWNER}`)]);
});

test("of two links that are opened at once, that of the undone change leaves the sign-in with the owner", async ({ world }) => {
  const { own, theirs, press, holder } = await stolen(world);
  vi.mocked(giveUserBack).mockImplementationOnce(async () => void (await press(own, 1)));
  expect(await press(theirs)).toBe("bad_code");
  expect(await holder()).toBe(OWNER);
  expect(vi.mocked(giveUserBack).mock.lastCall).toEqual([UID, OWNER]);
});
