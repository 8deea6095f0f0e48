import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { ProcessorMeter } from "./processor-time.ts";
import { dearestOf, overBudget, type Report, remarks, sumOf } from "./test-report.ts";

const one = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages, duration: 0 });
const file = (name: string, status: string, ...assertionResults: ReturnType<typeof one>[]) => ({ name, status, assertionResults });
const REPORT: Report = {
  testResults: [
    file("a", "passed", one("a1", "passed")),
    file("b", "failed", one("b1", "failed", "slow\n  at b1"), one("b2", "failed", "after b1"), one("b3", "pending")),
    file("c", "failed"),
  ],
};

test("counts a file that fails to load as one failure", () => {
  expect(sumOf(REPORT)).toEqual({ passed: 1, failed: 3 });
  expect(remarks(REPORT)).toEqual(["failed: b1: slow", "failed: b2: after b1"]);
});

test("shows the reason and the test line of a failure", () => {
  const message = [
    "locator.waitFor: Timeout exceeded.",
    "Call log:",
    "  - waiting for getByText('Noon') to be visible",
    "    at /x/node_modules/a/b.js:1:2",
    "    at /x/tests/journeys/design/one.test.ts:130:9",
  ].join("\n");
  expect(remarks({ testResults: [file("a", "failed", one("a1", "failed", message))] })).toEqual([
    "failed: a1: locator.waitFor: Timeout exceeded., waiting for getByText('Noon') to be visible, at tests/journeys/design/one.test.ts:130",
  ]);
});

test.each([
  [
    "a click that something covers",
    ["    - locator resolved to <button>Pay</button>", "    2 × waiting for element to be visible, enabled and stable"],
    "      - <p>Saved</p> from <div> subtree intercepts pointer events",
    "<p>Saved</p> from <div> subtree intercepts pointer events",
  ],
  [
    "a hidden element, in color",
    [],
    "\u001b[2m    56 × locator resolved to hidden <h1>Today</h1>\u001b[22m",
    "locator resolved to hidden <h1>Today</h1>",
  ],
])("shows what prevented a step: %s", (_, steps, last, shown) => {
  const message = ["Timeout exceeded.", "Call log:", "\u001b[2m  - waiting for getByRole('button')\u001b[22m", ...steps, last].join("\n");
  expect(remarks({ testResults: [file("a", "failed", one("a1", "failed", message))] })).toEqual([
    `failed: a1: Timeout exceeded., waiting for getByRole('button'), ${shown}`,
  ]);
});

test("lists the slowest tests first, and a skipped test costs nothing", () => {
  const timed = (name: string, ms: number, status = "passed") => ({ ...one(name, status), duration: ms });
  const report = {
    testResults: [file("a", "passed", timed("quick", 5), timed("left out", 900, "pending")), file("b", "passed", timed("slow", 70))],
  };
  expect(dearestOf(report)).toEqual([
    { ms: 70, name: "slow", file: "b" },
    { ms: 5, name: "quick", file: "a" },
  ]);
});

test("names a noun above its test budget, without tests of the full run", () => {
  const tests = (count: number, status = "passed") => Array.from({ length: count }, (_, at) => one(`t${at}`, status));
  const report = {
    testResults: [
      file("/x/tests/journeys/order/a.test.ts", "passed", ...tests(7)),
      file("/x/tests/journeys/order/b.test.ts", "passed", ...tests(6), ...tests(30, "pending")),
      file("/x/tests/journeys/link/a.test.ts", "passed", ...tests(12)),
    ],
  };
  expect(overBudget(report, "journeys", 12)).toEqual([expect.stringMatching(/^too many: 13 journeys tests of order/)]);
});

test("measures processes and their descendants, also after they ended", async () => {
  const work = "const end = performance.now() + 1500; while (performance.now() < end);";
  const child = spawn("sh", ["-c", `"${process.execPath}" -e '${work}'; sleep 1`]);
  const meter = await ProcessorMeter.start(() => [child.pid ?? 0]);
  await new Promise((done) => child.on("exit", done));
  const seconds = await meter.stop();
  if (process.platform === "linux") expect(seconds).toBeGreaterThan(0.2);
});
