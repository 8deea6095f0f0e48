// Messages to the host: whatever is typed, sent twice or sent in floods, each gets a clear answer, none is lost and none goes out twice.
import "../support/model/stand-ins.ts";
import type { CommandInput } from "@awning/domain/api/commands";
import { commands } from "@awning/domain/api/commands";
import { charactersOf } from "@awning/domain/values/characters";
import * as fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { toRoute } from "../../functions/src/api/route.ts";
import { writeToHost } from "../../functions/src/contact/write-to-host.ts";
import { leaseMail } from "../../functions/src/data/mail/outbox.ts";
import { loadMail } from "../../functions/src/mail/load-mail.ts";
import { deliverMail, product } from "../support/model/product.ts";
import { failureOf, solve } from "../support/model/proofs.ts";
import { loadEverything, openWorld, type World } from "../support/model/world.ts";

type Input = CommandInput<"write-to-host">;
const HOST = "host@awning.example.test";
const MESSAGE: Input = {
  topic: "help",
  email: "harbour@example.test",
  text: "The button for new products does nothing on my phone.",
  key: "k".repeat(24),
  website: "",
  writtenMs: 20_000,
};
const SHAPE = { currency: "EUR", taxMode: "none", cancelMinutes: 30 } as const;
const send = writeToHost;
const route = toRoute(commands["write-to-host"], send);
let count = 0;
let world: World;

beforeAll(loadEverything);
beforeEach(async () => {
  world = await openWorld(SHAPE);
});

/** A request from a network of its own. */
const from = (clientAddress = `network-${++count}`) => ({ caller: null, clientAddress, now: Date.now() });
type Who = ReturnType<typeof from> & { proof?: string };
/** What a message is answered: `sent`, or why not. */
const answerTo = async (message: Input, who: Who) => (await failureOf(() => send(message, who)))?.code ?? "sent";
const key = () => `message-key-${String(++count).padStart(12, "0")}`;
const mailsOf = async () => (await world.database.collection("outbox").get()).docs.map((one) => ({ id: one.id, ...one.data() }));
const kept = async () => (await world.database.collection("hostMessages").get()).docs.length;

/** Sends everything that waits. @returns who got what, without what identifies each message */
async function deliver(): Promise<string[]> {
  for (const mail of await mailsOf()) await deliverMail(mail.id, Date.now());
  return world.sent.map(({ to }) => to).sort();
}

test("a message reaches the host, its writer gets a copy, and sending it again sends nothing", async () => {
  const who = from();
  expect(await send(MESSAGE, who)).toEqual({ isCopied: true });
  expect(await answerTo(MESSAGE, who)).toBe("sent");
  await Promise.all([send(MESSAGE, who), send(MESSAGE, who)]);
  expect(await deliver()).toEqual([MESSAGE.email, HOST].sort());
  expect(await kept()).toBe(1);
});

test("many at once under one key make one message", async () => {
  await Promise.all(Array.from({ length: 8 }, () => send(MESSAGE, from())));
  expect(await deliver()).toEqual([MESSAGE.email, HOST].sort());
});

test("a process that dies at any step loses no mail: the same key is answered, and the jobs hand over what waits", async () => {
  for (let at = 1; ; at++) {
    world = await openWorld(SHAPE);
    const [outcome] = await world.turns.run([{ run: () => send(MESSAGE, from()), fate: { how: "crash", at } }], () => 0);
    if (outcome?.state === "done") {
      // It dies at no step any more. Both mails have been handed over by then.
      expect(at).toBeGreaterThan(4);
      expect(world.kicked.size).toBe(2);
      return;
    }
    expect(outcome?.state).toBe("crashed");
    expect(await answerTo(MESSAGE, from())).toBe("sent");
    await product.sweep(Date.now() + 10 * 60_000);
    expect(await deliver()).toEqual([MESSAGE.email, HOST].sort());
    expect(await kept()).toBe(1);
  }
});

test.each([
  ["fills in what nobody sees", { website: "https://spam.example" }],
  ["writes faster than anyone can", { writtenMs: 900 }],
])("anyone who %s is asked for a proof of work, and is heard with it", async (_, robot) => {
  const message = { ...MESSAGE, ...robot, key: key() };
  const who = from();
  const asked = await failureOf(() => send(message, who));
  expect(asked?.code).toBe("proof_needed");
  const proof = await solve(asked);
  expect(await kept()).toBe(0);
  const { challenge } = JSON.parse(proof);
  // Of another message, made up, or cut off: none of these counts.
  for (const wrong of [
    JSON.stringify({ challenge, solution: "{}" }),
    JSON.stringify({ ...JSON.parse(proof), challenge: challenge.replace(/"key":"[^"]*"/, `"key":"${key()}"`) }),
    JSON.stringify({ challenge: "null", solution: "[1" }),
    "",
  ])
    expect(await answerTo(message, { ...from(), proof: wrong })).toBe("proof_needed");
  expect(await answerTo({ ...message, key: key() }, { ...from(), proof })).toBe("proof_needed");
  expect(await answerTo(message, { ...who, proof })).toBe("sent");
  // The proof is used up, and the message is there.
  expect(await answerTo(message, { ...from(), proof })).toBe("sent");
  expect(await deliver()).toEqual([MESSAGE.email, HOST].sort());
});

test("a flood from one network is asked for proofs, then told to wait, and everything that was answered `sent` goes out once", async () => {
  const who = from("one-network");
  const answers: string[] = [];
  for (let sent = 0; sent < 14; sent++) {
    const message = { ...MESSAGE, key: key() };
    const failure = await failureOf(() => send(message, who));
    answers.push(failure?.code ?? "sent");
    if (failure?.code === "proof_needed") answers.push(await answerTo(message, { ...who, proof: await solve(failure) }));
  }
  const sent = answers.filter((one) => one === "sent").length;
  expect(answers.slice(0, 4)).toEqual(["sent", "sent", "sent", "proof_needed"]);
  expect(answers.at(-1)).toBe("too_many_requests");
  expect(new Set(answers)).toEqual(new Set(["sent", "proof_needed", "too_many_requests"]));
  expect(await kept()).toBe(sent);
  const to = await deliver();
  expect(to.filter((one) => one === HOST)).toHaveLength(sent);
  // Beyond three an hour nobody is sent copies that they may not have asked for.
  expect(to.filter((one) => one === MESSAGE.email)).toHaveLength(3);
});

test("2,000 hostile inputs: each is refused by its field or sent, and no letter of them is in a header", async () => {
  const nasty = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom(
      "a@example.test\r\nBcc: all@example.test",
      "a@example.test\nSubject: x",
      "a@example.test%0aBcc:x@example.test",
      "<a@example.test>, b@example.test",
      '"a\r\n b"@example.test',
      "__proto__",
      "<script>alert(1)</script> and twenty more characters",
      "😀".repeat(19),
      "👩‍👩‍👧".repeat(2000),
      "x".repeat(2001),
      "\u202e".repeat(30),
      "\u0000".repeat(25),
      "y".repeat(9000),
      "A message that is quite long enough.",
      MESSAGE.email,
    ),
  );
  const odd = fc.oneof(nasty, fc.constantFrom(null, undefined, 0, -1, [], {}, true, Number.NaN));
  const body = fc.record(
    {
      topic: fc.oneof(fc.constant("other"), odd),
      email: odd,
      text: odd,
      key: fc.oneof(fc.constant("fresh"), odd),
      website: odd,
      writtenMs: odd,
    },
    { requiredKeys: [] },
  );
  const samples = fc.sample(body, { numRuns: 2000, seed: 21 });
  const outcomes = new Map<string, number>();
  for (const sample of samples) {
    const input = { ...sample, ...("key" in sample && sample.key === "fresh" ? { key: key() } : {}) };
    const outcome = (await failureOf(() => route.run(input, from())))?.code ?? "sent";
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  expect([...outcomes.keys()].filter((one) => !["sent", "proof_needed", "bad_request"].includes(one))).toEqual([]);
  expect(outcomes.get("bad_request")).toBeGreaterThan(1000);
  for (const mail of await mailsOf()) {
    const leased = await leaseMail(mail.id, Date.now(), "<id@awning.example.test>");
    const loaded = leased && (await loadMail(leased.mail, Date.now()));
    expect(`${leased?.mail.to}${loaded?.replyTo}`).not.toMatch(/[\r\n,<>]/);
  }
}, 120_000);

test("what is 20 to 2,000 characters as people count them is taken, and nothing else", async () => {
  const schema = commands["write-to-host"].input;
  for (const unit of ["a", "é", "😀", "👩‍👩‍👧", "한"])
    for (const [times, isTaken] of [
      [19, false],
      [20, true],
      [1000, true],
    ] as const)
      expect([unit, times, schema.safeParse({ ...MESSAGE, text: unit.repeat(times) }).success]).toEqual([unit, times, isTaken]);
  expect(schema.safeParse({ ...MESSAGE, text: "a".repeat(2000) }).success).toBe(true);
  expect(schema.safeParse({ ...MESSAGE, text: "a".repeat(2001) }).success).toBe(false);
  expect(charactersOf("👩‍👩‍👧")).toHaveLength(1);
});
