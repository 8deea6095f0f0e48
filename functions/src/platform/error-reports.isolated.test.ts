import { afterEach, expect, test, vi } from "vitest";
import { type ErrorReport, errorReportsSent, log, passOn, reportErrorsTo } from "./log.ts";

const lines = vi.hoisted(() => [] as unknown[]);
vi.mock("firebase-functions/logger", () => ({ error: (_: string, line: unknown) => lines.push(line) }));

afterEach(() => reportErrorsTo(null));

const report = (digest: string): ErrorReport => ({ where: "here", digest, error: new Error("x") });

test("reports an internal error with the digest of its log line", async () => {
  const sent: ErrorReport[] = [];
  reportErrorsTo(async (one) => void sent.push(one));
  const error = new Error("unforeseen");
  const digest = log.internalError("there", error);
  await errorReportsSent();
  expect(sent).toEqual([{ where: "there", digest, error }]);
  expect(lines).toEqual([expect.objectContaining({ event: "internal_error", where: "there", digest })]);
});

test("reports the same error once a minute and others at once", async () => {
  const sent: string[] = [];
  reportErrorsTo(async ({ digest }) => void sent.push(digest));
  for (const [digest, now] of [
    ["a", 1e6],
    ["a", 1e6 + 59_999],
    ["b", 1e6 + 1],
    ["a", 1e6 + 60_000],
  ] as const)
    passOn(report(digest), now);
  await errorReportsSent();
  expect(sent).toEqual(["a", "b", "a"]);
});

test("waits at most a second for a sender that throws, rejects or hangs", async () => {
  reportErrorsTo(() => {
    throw new Error("sender");
  });
  passOn(report("a"));
  reportErrorsTo(() => Promise.reject(new Error("sender")));
  passOn(report("b"));
  await errorReportsSent();
  reportErrorsTo(() => new Promise(() => {}));
  passOn(report("c"));
  const start = performance.now();
  await errorReportsSent();
  expect(performance.now() - start).toBeGreaterThan(900);
  expect(performance.now() - start).toBeLessThan(5_000);
});
