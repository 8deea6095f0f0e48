import { expect } from "vitest";
import { randomAddress, randomEmail } from "../../support/builders.ts";
import { call, exchangeToken, listMails, run, signIn } from "../../support/clients.ts";
import { integration as test } from "../../support/fixtures.ts";

const WRONG = "ABCD-EFGH-JKMN";
const NEXT = "another-quiet-harbour";

test("a recovery code opens an account once, with one answer for all that don't fit, and lets its owner set a password", async ({
  owner,
}) => {
  const { codes } = await run("make-recovery-codes", {}, { token: owner.token });
  const [code = "", other = ""] = codes;
  await run("confirm-recovery-codes", { code: other }, { token: owner.token });
  const use = (email: string, typed: string) =>
    call("sign-in-with-recovery-code", { email, code: typed, browser: "Firefox", system: "Linux" }, { address: randomAddress() });
  const started = Date.now();
  const [wrong, unknown] = await Promise.all([use(owner.email, WRONG), use(randomEmail(), code)]);
  expect(Date.now() - started).toBeGreaterThanOrEqual(690);
  expect(wrong.refusal).toMatchObject({ status: 403, code: "forbidden" });
  expect(unknown.refusal).toEqual(wrong.refusal);
  const twice = await Promise.all([use(owner.email, code), use(owner.email, code.toLowerCase())]);
  expect(twice.flatMap(({ refusal }) => refusal ?? [])).toEqual([wrong.refusal]);
  const [opened] = twice.flatMap(({ output }) => output ?? []);
  expect(opened?.left).toBe(9);
  const { token, uid } = await exchangeToken(opened?.token ?? "");
  expect(uid).toBe(owner.uid);
  await run("set-password", { password: NEXT }, { token });
  expect(await signIn(owner.email, owner.password)).toBeNull();
  expect(await signIn(owner.email, NEXT)).not.toBeNull();
  expect((await listMails(owner.email)).map(({ kind }) => kind)).toEqual(["sign-in-changed", "sign-in-changed", "password-changed"]);
});
