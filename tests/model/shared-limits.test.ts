// Limits that all share: spread over parts, they slow down before they close, and no proof opens more than one request.
import "../support/model/stand-ins.ts";
import { expect, vi } from "vitest";
import { requestPasswordReset } from "../../functions/src/account/mail-code.ts";
import { signUp } from "../../functions/src/account/sign-up.ts";
import { countRate, limitRate } from "../../functions/src/data/core/rate-limits.ts";
import { FREE, limitAll, proofAbout, SHARDS, type SharedLimit } from "../../functions/src/data/core/shared-limits.ts";
import { log } from "../../functions/src/platform/log.ts";
import { RATE_LIMITS } from "../../functions/src/platform/rate-limits.ts";
import { model as test } from "../support/model/fixtures.ts";
import { failureOf, solve } from "../support/model/proofs.ts";
import type { World } from "../support/model/world.ts";

const RULE = "host-message.all";
const { limit, windowMs } = RATE_LIMITS[RULE];
const PART = limit / SHARDS;
const answerOf = async (act: () => Promise<unknown>) => (await failureOf(act))?.code ?? "done";

/** Has every part of a limit stand at this share of it. */
async function use({ database }: World, share: number, rule: SharedLimit = RULE): Promise<void> {
  for (let shard = 0; shard < SHARDS; shard++) await countRate(rule, `part ${shard}`, Date.now());
  const count = Math.ceil((RATE_LIMITS[rule].limit / SHARDS) * share);
  for (const { ref, id } of (await database.collection("rateLimits").get()).docs) if (id.startsWith(rule)) await ref.update({ count });
}

/** What is counted of everything, in all parts together. */
async function counted({ database }: World): Promise<number> {
  const found = await database.collection("rateLimits").get();
  return found.docs.filter(({ id }) => id.startsWith(RULE)).reduce((sum, one) => sum + Number(one.get("count")), 0);
}

test("however many ask at once, no more than the limit pass, nearly all of it does, and the next window is open", async ({ world }) => {
  // A window of its own: an instance says it once in each.
  const now = Date.now() + 1000 * windowMs;
  const told = [vi.spyOn(log, "brakeNear"), vi.spyOn(log, "brakeReached")];
  const answers: string[] = [];
  while (answers.length < 3 * limit)
    answers.push(...(await Promise.all(Array.from({ length: 8 }, () => answerOf(() => limitAll(RULE, now))))));
  expect(new Set(answers)).toEqual(new Set(["done", "too_many_requests"]));
  const passed = answers.filter((one) => one === "done").length;
  expect(passed).toBeLessThanOrEqual(limit);
  expect(passed).toBeGreaterThan(limit * 0.9);
  // Half the limit meets no part that is full.
  expect(answers.slice(0, limit / 2)).not.toContain("too_many_requests");
  expect((await world.database.collection("rateLimits").get()).docs).toHaveLength(SHARDS);
  for (const one of told) expect(one).toHaveBeenCalledExactlyOnceWith(RULE);
  expect(await answerOf(() => limitAll(RULE, now + windowMs))).toBe("done");
});

test("all at the same moment are not more than the limit either", async () => {
  const answers = await Promise.all(Array.from({ length: 2 * limit }, () => answerOf(() => limitAll(RULE, Date.now()))));
  expect(answers.filter((one) => one === "done").length).toBeLessThanOrEqual(limit);
});

test("nearly used up, a limit asks for a proof, counts nothing that has none, and takes each proof once", async ({ world }) => {
  const ask = (about: string, proof?: string) => failureOf(() => limitAll(RULE, Date.now(), proofAbout(about, { proof, now: Date.now() })));
  await use(world, FREE - 1 / PART);
  expect(await ask("before")).toBeNull();
  await use(world, FREE);
  const before = await counted(world);
  const asked = await ask("sign-up a@example.test");
  for (let count = 0; count < 20; count++) expect((await ask("sign-up a@example.test"))?.code).toBe("proof_needed");
  expect(await counted(world)).toBe(before);

  const proof = await solve(asked);
  expect((await ask("sign-up b@example.test", proof))?.code).toBe("proof_needed");
  expect((await ask("sign-up a@example.test", proof.replace("nonce", "once")))?.code).toBe("proof_needed");
  const both = await Promise.all([ask("sign-up a@example.test", proof), ask("sign-up a@example.test", proof)]);
  expect(both.map((failure) => failure?.code ?? "done").toSorted()).toEqual(["done", "proof_needed"]);
  expect((await ask("sign-up a@example.test", proof))?.code).toBe("proof_needed");
  expect(await counted(world)).toBe(before + 1);
});

test("used up, a limit asks for no more proofs and takes none", async ({ world }) => {
  await use(world, 1);
  const prove = vi.fn<() => Promise<void>>();
  expect(await failureOf(() => limitAll(RULE, Date.now(), prove))).toMatchObject({
    code: "too_many_requests",
    details: { retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 0 && seconds * 1000 <= windowMs) },
  });
  expect(prove).not.toHaveBeenCalled();
});

test("a proof that lasts is asked for once in a request, and one from an hour ago is none", async ({ clock }) => {
  const now = Date.now();
  const asked = await failureOf(proofAbout("a message", { now }));
  const prove = proofAbout("a message", { proof: await solve(asked), now });
  await Promise.all([prove(), prove()]);
  const late = await solve(await failureOf(proofAbout("a message", { now })));
  clock.setSystemTime(now + 3_600_000);
  expect((await failureOf(proofAbout("a message", { proof: late, now: Date.now() })))?.code).toBe("proof_needed");
});

test("a whole /48 passes the limit of its networks no oftener than a tenth of what all share", async () => {
  const passes: string[] = [];
  for (let network = 0; network < 400; network++)
    passes.push(await answerOf(() => limitRate("sign-up.client", `2001:db8:77:${network.toString(16)}::/64`, Date.now())));
  expect(passes.filter((one) => one === "done").length).toBe(RATE_LIMITS["sign-up.all"].limit / 10);
});

test("a sign-up and a lost password ask for a proof while many others do the same, and a proof of one address opens no other", async ({
  world,
}) => {
  await use(world, FREE, "sign-up.all");
  await use(world, FREE, "mail-code.all");
  const from = () => ({ caller: null, clientAddress: `network-${Math.random()}`, now: Date.now() });
  const owner = { password: "a-password-of-a-test", username: "harbour", locale: "en", timeZone: "Europe/Berlin" };
  expect(await answerOf(() => signUp({ ...owner, email: "a@example.test" }, from()))).toBe("proof_needed");

  const reset = (email: string, proof?: string) => failureOf(() => requestPasswordReset({ email }, { ...from(), proof }));
  const proof = await solve(await reset("a@example.test"));
  expect((await reset("b@example.test", proof))?.code).toBe("proof_needed");
  expect(await reset("a@example.test", proof)).toBeNull();
});
