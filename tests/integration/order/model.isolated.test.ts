/** @module-tag full */
import "../../support/model/stand-ins.ts";
import { NO_LONGER_SO } from "@awning/domain/mail/mail";
import * as fc from "fast-check";
import { getApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fromStored } from "../../../functions/src/data/core/documents.ts";
import { PROJECT_ID } from "../../../tools/lib/root.ts";
import "../../support/emulators.ts";
import { calmSequences, type Sequence, sequences } from "../../support/model/deeds.ts";
import { MemoryFirestore } from "../../support/model/memory-firestore.ts";
import { play, startClock } from "../../support/model/play.ts";
import { SEED } from "../../support/model/seed.ts";
import { SITE } from "../../support/model/shop.ts";
import { askAll, questions } from "../../support/model/store-questions.ts";
import { loadEverything, openWorld, type World } from "../../support/model/world.ts";

// A database of its own: the sweep looks at every order there is, and no trigger listens here.
const real = getFirestore(getApp(), "model");

beforeAll(loadEverything);
beforeEach(async () => {
  await empty();
});
afterEach(() => vi.useRealTimers());

async function empty(): Promise<void> {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${PROJECT_ID}/databases/model/documents`;
  expect((await fetch(address, { method: "DELETE" })).status).toBe(200);
}

function one<Value>(arbitrary: fc.Arbitrary<Value>, seed: number): Value {
  const [value] = fc.sample(fc.noBias(arbitrary), { seed, numRuns: 1 });
  if (value === undefined) throw new Error("nothing was made up");
  return value;
}

test.each([1, 2, 3, 4, 5, 6])(`the store in memory answers as the emulator does (MODEL_SEED=${SEED}, %i)`, async (index) => {
  const asked = one(questions, SEED + index);
  const [inMemory, emulated] = [await askAll(new MemoryFirestore(), asked), await askAll(real, asked)];
  for (const [at, answer] of inMemory.entries()) expect(answer, JSON.stringify(asked[at])).toEqual(emulated[at]);
});

test(`a calm sequence leaves the same behind in memory and on the emulator (MODEL_SEED=${SEED})`, { timeout: 240_000 }, async () => {
  const sequence = one(calmSequences(60), SEED);
  const inMemory = await playIn(sequence, null);
  const emulated = await playIn(sequence, real);
  expect(inMemory.notes).toEqual(emulated.notes);
  expect(inMemory.left).toEqual(emulated.left);
});

test(`the books agree on the emulator too when much happens at once (MODEL_SEED=${SEED})`, { timeout: 240_000 }, async () => {
  const sequence = one(sequences(60), SEED);
  const rounds = sequence.rounds.map((round) => ({ ...round, acts: round.acts.map((act) => ({ ...act, fate: null })) }));
  startClock();
  await play(await openWorld(sequence.shape, real), { ...sequence, rounds });
});

async function playIn(sequence: Sequence, store: typeof real | null) {
  startClock();
  const world = await openWorld(sequence.shape, store);
  const notes: string[] = [];
  await play(world, sequence, (words) => notes.push(withoutChance(words)));
  return { notes, left: await leftBehind(world) };
}

/** Everything a sequence has stored about the shop, without what chance made. */
async function leftBehind({ database }: World) {
  const left: Record<string, unknown> = {};
  for (const path of [
    `sites/${SITE}/orders`,
    `sites/${SITE}/stock`,
    `sites/${SITE}/discounts`,
    `sites/${SITE}/counters`,
    `sites/${SITE}/files`,
    `sites/${SITE}/downloads`,
    `counts/${SITE}/sold`,
    "outbox",
  ]) {
    const found = await database.collection(path).get();
    for (const document of found.docs)
      left[document.ref.path] = withoutWaiting(JSON.parse(withoutChance(JSON.stringify(fromStored(document.data())))));
  }
  expect(Object.keys(left).length).toBeGreaterThan(8);
  return left;
}

/**
 * Which of several mails has to wait is chance, and so is which of them the mail server refuses, which tells what is no longer so
 * when its turn comes, and which one takes the others along.
 */
function withoutWaiting(stored: Record<string, unknown>): Record<string, unknown> {
  const hasLeft = stored["state"] === "sent" || stored["lastError"] === NO_LONGER_SO;
  const chance = { state: "sent", attempts: 1, sentAt: 1, lastError: "", notBefore: 1, isGathered: false, sentIn: null };
  return hasLeft ? { ...stored, ...chance } : stored;
}

function withoutChance(text: string): string {
  return (
    text
      .replace(/(cs_test|pi|re|evt)_[0-9a-f]{24}/g, "$1_")
      // The queue is told of mails at the same moment: which of them leaves first is nobody's promise.
      .replace(/"sentAt":\d+/g, '"sentAt":1')
      .replace(/"viewId":"[A-Za-z0-9]+"/g, '"viewId":""')
      .replace(/"pickupCode":"[A-Z0-9]+"/g, '"pickupCode":""')
  );
}
