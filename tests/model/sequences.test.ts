import "../support/model/stand-ins.ts";
import * as fc from "fast-check";
import { expect } from "vitest";
import { countDeeds, type Sequence, sequences } from "../support/model/deeds.ts";
import { model as test } from "../support/model/fixtures.ts";
import { play, startClock } from "../support/model/play.ts";
import { SEED } from "../support/model/seed.ts";
import { shorten } from "../support/model/shorten.ts";
import { openWorld } from "../support/model/world.ts";

const DEEDS = Number(process.env.MODEL_DEEDS ?? (process.env.AWNING_FULL ? 10_000 : 1_200));
const LONGEST = 90;
const SHORTEN_MS = 60_000;

/** Plays a sequence in a new shop. @returns what happened, moment by moment, when something in it is wrong */
async function playAnew(sequence: Sequence): Promise<string[] | null> {
  startClock();
  const world = await openWorld(sequence.shape);
  const notes: string[] = [];
  try {
    await play(world, sequence, (words) => notes.push(words));
    return null;
  } catch (error) {
    return [...notes, error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

test(`whatever happens to a shop, in whatever order, its books agree: ${DEEDS} deeds from seed ${SEED}`, { timeout: 900_000 }, async () => {
  let played = 0;
  for (let seed = SEED; played < DEEDS; seed++) {
    const [sequence] = fc.sample(fc.noBias(sequences(LONGEST)), { seed, numRuns: 1 });
    if (!sequence) throw new Error("no sequence");
    played += countDeeds(sequence);
    if ((await playAnew(sequence)) === null) continue;
    const shortest = await shorten(sequence, async (shorter) => (await playAnew(shorter)) !== null, SHORTEN_MS);
    const notes = await playAnew(shortest);
    expect.unreachable(`MODEL_SEED=${seed} MODEL_DEEDS=1, in short:\n${JSON.stringify(shortest.shape)}\n${notes?.join("\n")}`);
  }
  expect(played).toBeGreaterThanOrEqual(DEEDS);
});
