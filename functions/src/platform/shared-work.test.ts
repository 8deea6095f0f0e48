import { expect, test } from "vitest";
import { SharedWork } from "./shared-work.ts";

/** Work that ends on command; `begun` counts the runs. */
function workshop() {
  const pieces: PromiseWithResolvers<string>[] = [];
  return {
    pieces,
    work: () => {
      const piece = Promise.withResolvers<string>();
      pieces.push(piece);
      return piece.promise;
    },
  };
}

test("shares a run between simultaneous callers of the same key", async () => {
  const { pieces, work } = workshop();
  const shared = new SharedWork<string>();
  const [one, other, apart] = [shared.run("a", 0, work), shared.run("a", 9_999_999, work), shared.run("b", 0, work)];
  expect(pieces).toHaveLength(2);
  for (const [at, piece] of pieces.entries()) piece.resolve(`piece ${at}`);
  expect(await Promise.all([one, other, apart])).toEqual(["piece 0", "piece 0", "piece 1"]);
  void shared.run("a", 1, work);
  expect(pieces).toHaveLength(3);
});

test("starts a new run for late callers, which the end of the first does not affect", async () => {
  const { pieces, work } = workshop();
  const shared = new SharedWork<string>(1000);
  const [first, second] = [shared.run("a", 0, work), shared.run("a", 1000, work)];
  expect(pieces).toHaveLength(2);
  pieces[0]?.resolve("first");
  expect(await first).toBe("first");
  const third = shared.run("a", 1500, work);
  expect(pieces).toHaveLength(2);
  pieces[1]?.resolve("second");
  expect(await Promise.all([second, third])).toEqual(["second", "second"]);
});

test("rejects all callers of a failed run and starts again for the next", async () => {
  const { pieces, work } = workshop();
  const shared = new SharedWork<string>();
  const both = Promise.allSettled([shared.run("a", 0, work), shared.run("a", 0, work)]);
  pieces[0]?.reject(new Error("down"));
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  void shared.run("a", 0, work);
  expect(pieces).toHaveLength(2);
});
