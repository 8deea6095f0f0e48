import { securityEventDocuments } from "@awning/domain/account/security-event";
import { documents } from "@awning/domain/routes/firestore-paths";
import { describe, expect } from "vitest";
import { makeOwner, type Owner, PASSWORD, randomName } from "../../support/builders.ts";
import { listMails, readInbox, refusalOf, run, signIn } from "../../support/clients.ts";
import { nextSecond } from "../../support/clock.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";

const NEXT = "a-second-key-for-the-stall";
const device = (letter: string) => ({ device: letter.repeat(22), browser: "Firefox", system: "Linux" }) as const;
const kinds = async (owner: Owner) => (await listMails(owner.email)).map(({ kind }) => kind);
const textTo = async (owner: Owner) => String((await readInbox(owner.email)).at(-1)?.text).replaceAll(/\s+/g, " ");
const actsOf = async ({ uid }: Owner) =>
  (await admin.firestore.collection(securityEventDocuments.all(uid)).orderBy("at").get()).docs.map((one) => one.get("act"));
/** Changes it as Firebase does: all sessions end with that. */
const changePassword = ({ uid }: Owner, password: string) => admin.auth.updateUser(uid, { password });

test("a new name is told with the old one and how long that leads on; one that is refused is not", async ({ owner }) => {
  const username = randomName();
  await run("change-username", { username }, { token: owner.token });
  await refusalOf("change-username", { username }, { token: owner.token });
  expect(await kinds(owner)).toEqual(["username-changed"]);
  const text = await textTo(owner);
  expect(text).toContain(`Find it at 127.0.0.1:5050/${username} from now on.`);
  expect(text).toContain(`Anyone who opens 127.0.0.1:5050/${owner.username} is redirected there until`);
});

describe("a password", () => {
  test("that was changed is told once for each change, however often it is said", async ({ owner }) => {
    await run("note-password", {}, { token: owner.token });
    expect(await kinds(owner)).toEqual([]);
    // An account that is as young as its password has changed nothing.
    await nextSecond();
    await changePassword(owner, NEXT);
    const token = (await signIn(owner.email, NEXT))?.token ?? "";
    await Promise.all([run("note-password", {}, { token }), run("note-password", {}, { token })]);
    expect(await kinds(owner)).toEqual(["password-changed"]);
    expect(await textTo(owner)).toContain("Your other devices were logged out.");
    await nextSecond();
    await changePassword(owner, PASSWORD);
    await run("note-password", {}, { token: (await signIn(owner.email, PASSWORD))?.token ?? "" });
    expect(await kinds(owner)).toEqual(["password-changed", "password-changed"]);
    expect(await actsOf(owner)).toEqual(["passwordChanged", "passwordChanged"]);
  });

  test("that was chosen by the link of a mail is told to its account, and no other code tells anything", async ({ owner, other }) => {
    await run("request-password-reset", { email: owner.email });
    const code = /[?&]code=([^&\s"<>\]]+)/.exec(String((await readInbox(owner.email)).at(-1)?.text))?.[1] ?? "";
    await nextSecond();
    await changePassword(owner, NEXT);
    await run("note-reset", { code: "" });
    await run("note-reset", { code: "no-code-of-ours" });
    expect(await kinds(owner)).toEqual(["reset-password"]);
    // A browser still has the sign-in that ended by that, or one of somebody else.
    await run("note-reset", { code }, { token: owner.token });
    await run("note-reset", { code }, { token: other.token });
    expect(await kinds(owner)).toEqual(["reset-password", "password-changed"]);
    expect(await kinds(other)).toEqual([]);
    expect([await actsOf(owner), await actsOf(other)]).toEqual([["passwordReset"], []]);
  });

  test("is told to no address that no one has confirmed, and to no one who is not signed in", async () => {
    const owner = await makeOwner({ isVerified: false });
    await nextSecond();
    await changePassword(owner, NEXT);
    await run("note-password", {}, { token: (await signIn(owner.email, NEXT))?.token ?? "" });
    expect(await kinds(owner)).toEqual([]);
    expect((await refusalOf("note-password", {})).code).toBe("signed_out");
  });
});

test("a new name is told to no address that no one has confirmed", async () => {
  const owner = await makeOwner({ isVerified: false });
  await run("change-username", { username: randomName() }, { token: owner.token });
  expect(await kinds(owner)).toEqual([]);
});

describe("a sign-in", () => {
  test("on a device that the account has not seen is told of; its first one and those it knows are not", async ({ owner }) => {
    const note = (input: ReturnType<typeof device>) => run("note-sign-in", input, { token: owner.token });
    await note(device("a"));
    await note(device("a"));
    expect(await kinds(owner)).toEqual([]);
    await Promise.all([note(device("b")), note(device("b")), note(device("b"))]);
    await note(device("a"));
    expect(await kinds(owner)).toEqual(["new-sign-in"]);
    expect(await textTo(owner)).toContain("Someone logged in with Firefox on Linux on ");
    const { devices } = (await readDocument(documents.account(owner.uid))) ?? {};
    expect(Object.keys(devices)).toHaveLength(2);
    expect(JSON.stringify(devices)).not.toContain("aaaa");
  });

  test("is told to no address that no one has confirmed", async () => {
    const owner = await makeOwner({ isVerified: false });
    for (const letter of ["a", "b"]) await run("note-sign-in", device(letter), { token: owner.token });
    expect(await kinds(owner)).toEqual([]);
  });

  test("on the first device of an account that has been there for days is told of: it need not be the owner's", async () => {
    const owner = await makeOwner({ account: { createdAt: Date.now() - 2 * 86_400_000 } });
    await run("note-sign-in", device("a"), { token: owner.token });
    expect(await kinds(owner)).toEqual(["new-sign-in"]);
  });

  test("of a device that was longest away is forgotten once there are more than twenty", async () => {
    const known = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`known${index}`, 1000 + index]));
    const owner = await makeOwner({ account: { devices: known } });
    await run("note-sign-in", device("c"), { token: owner.token });
    const { devices } = (await readDocument(documents.account(owner.uid))) ?? {};
    expect(Object.keys(devices)).toHaveLength(20);
    expect(devices).not.toHaveProperty("known0");
    expect(await kinds(owner)).toEqual(["new-sign-in"]);
  });

  test("is noted for no one but who signs in, and of no device that has another shape", async ({ owner }) => {
    expect((await refusalOf("note-sign-in", device("a"))).code).toBe("signed_out");
    const odd = await refusalOf("note-sign-in", { ...device("a"), device: "<b>" }, { token: owner.token });
    expect(odd.code).toBe("bad_request");
  });
});
