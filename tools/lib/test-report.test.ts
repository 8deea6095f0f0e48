import { expect, test } from "vitest";
import { failedFiles, type Report, remarks, sumOf, withSecondTry } from "./test-report.ts";

const one = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages });
const file = (name: string, status: string, ...assertionResults: ReturnType<typeof one>[]) => ({ name, status, assertionResults });
const FIRST: Report = {
  testResults: [
    file("a", "passed", one("a1", "passed")),
    file("b", "failed", one("b1", "failed", "slow\n  at b1"), one("b2", "failed", "after b1"), one("b3", "pending")),
    file("c", "failed"),
  ],
};

test("a sum counts a file that cannot be loaded as one that failed", () => {
  expect(sumOf(FIRST)).toEqual({ passed: 1, failed: 3, skipped: 1 });
  expect(failedFiles(FIRST)).toEqual(["b", "c"]);
  expect(remarks(FIRST)).toEqual(["failed: b1: slow", "failed: b2: after b1"]);
});

test("a second try stands for the first, which is told of where it failed", () => {
  const second = {
    testResults: [file("b", "failed", one("b1", "passed"), one("b2", "failed", "again")), file("c", "passed", one("c1", "passed"))],
  };
  const both = withSecondTry(FIRST, second);
  expect(sumOf(both)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(remarks(both)).toEqual(["passed when tried again: b1: slow", "failed: b2: again", "passed when tried again: c1: all of c"]);
});

test("what the second try did not reach is as the first left it", () => {
  expect(sumOf(withSecondTry(FIRST, { testResults: [] }))).toEqual(sumOf(FIRST));
});
