import { Failure, type FailureCode } from "@awning/domain/errors/failure";
import fc from "fast-check";
import { expect, test } from "vitest";
import { OrderRun, type RunItem, type RunTools } from "./order-run.ts";

const items = (count: number): RunItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `o${index}`,
    number: 1000 + index,
    rev: 1,
    events: 1,
    action: { type: "mark_paid" },
  }));

/** A service that keeps revisions, and answers each request by the next of `answers`: `lost` is done, but its answer never comes. */
function service(answers: (FailureCode | "ok" | "lost")[] = []) {
  const revs = new Map<string, number>();
  const mails: string[] = [];
  let [most, now] = [0, 0];
  const tools: RunTools = {
    apply: async ({ id, rev }) => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      const answer = answers.shift() ?? "ok";
      if (answer === "offline" || answer === "busy" || answer === "too_many_requests") throw new Failure(answer);
      // The service compares revisions before it looks at states.
      if ((revs.get(id) ?? 1) !== rev) throw new Failure("conflict");
      if (answer !== "ok" && answer !== "lost") throw new Failure(answer);
      revs.set(id, rev + 1);
      mails.push(id);
      if (answer === "lost") throw new Failure("offline");
    },
    isApplied: async ({ id, rev }) => revs.get(id) === rev + 1,
    pause: () => Promise.resolve(),
  };
  return { tools, mails, most: () => most };
}

test("changes a thousand orders, four at a time, each once", async () => {
  const { tools, mails, most } = service();
  const seen: number[] = [];
  const run: OrderRun = new OrderRun(items(1000), tools, () => seen.push(run.progress.done.length));
  await run.start();
  expect(run.progress).toMatchObject({ total: 1000, failed: [], state: "finished" });
  expect([mails.length, new Set(mails).size, most()]).toEqual([1000, 1000, 4]);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test("no order is changed twice, whatever is lost, refused or limited, and each one is accounted for", async () => {
  const answer = fc.constantFrom("ok", "lost", "offline", "too_many_requests", "busy", "act_refused", "not_found" as const);
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { maxLength: 40 }), async (answers) => {
      const { tools, mails } = service([...answers]);
      const run = new OrderRun(items(8), tools, () => {});
      await run.start();
      const { done, failed } = run.progress;
      expect(new Set(mails).size).toBe(mails.length);
      expect(done.map(({ id }) => id).toSorted()).toEqual(mails.toSorted());
      expect(done.length + failed.length).toBe(8);
    }),
  );
});

test("an order that someone else changed is reported and left alone", async () => {
  const { tools, mails } = service();
  const run = new OrderRun(items(1), { ...tools, apply: () => Promise.reject(new Failure("conflict")) }, () => {});
  await run.start();
  expect(run.progress.failed).toMatchObject([{ id: "o0", failure: { code: "conflict" } }]);
  expect(mails).toEqual([]);
});

test("stopping leaves the rest, which another run finishes", async () => {
  const { tools, mails } = service();
  const run: OrderRun = new OrderRun(items(50), tools, () => {
    if (run.progress.done.length >= 10) run.stop();
  });
  await run.start();
  expect(run.progress.state).toBe("stopped");
  expect(run.progress.done.length + run.left.length).toBe(50);
  // As after closing the tab: what was at work may have been done.
  const rest = new OrderRun([...run.progress.done.slice(-2), ...run.left], tools, () => {});
  await rest.start();
  expect(rest.progress).toMatchObject({ failed: [], state: "finished" });
  expect([mails.length, new Set(mails).size]).toEqual([50, 50]);
});
