import { expect, test } from "vitest";
import { BatchQueue } from "./batch-queue.ts";

function setUp() {
  const runs: { key: string; inputs: readonly string[]; end: (error?: Error) => void }[] = [];
  const coalescer = new BatchQueue<string, number>(
    (key, inputs) =>
      new Promise((resolve, reject) => {
        const number = runs.length + 1;
        runs.push({ key, inputs, end: (error) => (error ? reject(error) : resolve(number)) });
      }),
  );
  return { runs, coalescer };
}

test("gives requests made during a run the following run", async () => {
  const { runs, coalescer } = setUp();
  const first = coalescer.ask("kiln", "a");
  const others = ["b", "c", "d"].map((input) => coalescer.ask("kiln", input));
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  expect(await first).toBe(1);
  runs[1]?.end();
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  expect(runs.map(({ inputs }) => inputs)).toEqual([["a"], ["b", "c", "d"]]);
});

test("runs keys independently and restarts a finished key at once", async () => {
  const { runs, coalescer } = setUp();
  const both = [coalescer.ask("kiln", "a"), coalescer.ask("tempo", "a")];
  expect(runs.map(({ key }) => key)).toEqual(["kiln", "tempo"]);
  for (const run of runs) run.end();
  await Promise.all(both);
  void coalescer.ask("kiln", "b");
  expect(runs).toHaveLength(3);
});

test("rejects the requests of a failed run and still starts the next one", async () => {
  const { runs, coalescer } = setUp();
  const first = coalescer.ask("kiln", "a");
  const second = coalescer.ask("kiln", "b");
  runs[0]?.end(new Error("broken"));
  await expect(first).rejects.toThrow("broken");
  runs[1]?.end();
  expect(await second).toBe(2);
});
