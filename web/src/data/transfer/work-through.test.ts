import { expect, test } from "vitest";
import { workThrough } from "./work-through.ts";

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const NUMBERS = Array.from({ length: 12 }, (_, at) => at);
/** Works longer on higher numbers. `ended` are those that were worked on before any of them failed or all were stopped. */
async function run(failing: number, stopping = new AbortController(), stopAt = -1) {
  const [begun, ended]: [number[], number[]] = [[], []];
  const work = async (one: number, signal: AbortSignal) => {
    begun.push(one);
    await wait(one);
    if (one === failing) throw new Error(`failed ${one}`);
    if (one === stopAt) stopping.abort(new Error("stopped"));
    if (!signal.aborted) ended.push(one);
  };
  const outcome = await workThrough(NUMBERS, { atOnce: 4, signal: stopping.signal }, work).then(
    () => "done",
    (error: unknown) => (error instanceof Error ? error.message : ""),
  );
  const before = [...begun];
  await wait(30);
  return { outcome, begun: before, later: begun.length - before.length, ended };
}

test("each is worked on once", async () => {
  const { outcome, ended } = await run(-1);
  expect([outcome, ended.toSorted((a, b) => a - b)]).toEqual(["done", NUMBERS]);
});

test("the first failure or a stop ends all: nothing begins after it, nothing counts, and its reason is told", async () => {
  const failed = await run(5);
  expect(failed).toMatchObject({ outcome: "failed 5", later: 0 });
  expect(failed.begun.length).toBeLessThan(NUMBERS.length);
  expect(failed.ended.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  const stopped = await run(-1, new AbortController(), 3);
  expect(stopped).toMatchObject({ outcome: "stopped", later: 0 });
  expect(stopped.ended).not.toContain(3);
  expect(stopped.begun.length).toBeLessThan(NUMBERS.length);
});

test("what was stopped after the last is done", async () => {
  expect((await run(-1, new AbortController(), 11)).outcome).toBe("done");
});
