import { expect, test } from "vitest";
import { fromRoot } from "../lib/root.ts";
import { figureOfBenches, figureOfBill, figureOfRestore, figureOfTests, figureOfThreats } from "./figures.ts";
import { proofPage } from "./page.ts";

const FILE = "tests/model/repeats.test.ts";
const report = (...tests: [name: string, status: string][]) => ({
  testResults: [
    {
      name: fromRoot(FILE),
      status: tests.some(([, status]) => status === "failed") ? "failed" : "passed",
      assertionResults: tests.map(([fullName, status]) => ({ fullName, status, failureMessages: [] })),
    },
  ],
});

test("tests are counted, those of a name are told, and what failed, was skipped or is not there does not hold", () => {
  const [good, bad] = [report(["10 deeds from seed 1", "passed"], ["other", "passed"]), report(["10 deeds from seed 1", "failed"])];
  expect(figureOfTests({ model: good }, ["model"], /deeds/)).toEqual({ text: "2 tests passed: “10 deeds from seed 1”", isGood: true });
  expect(figureOfTests({ model: bad }, ["model"], /deeds/)).toMatchObject({ text: expect.stringContaining("1 FAILED"), isGood: false });
  expect(figureOfTests({ model: good }, ["model"], /killed/).isGood).toBe(false);
  expect(figureOfTests({ model: report(["10 deeds", "skipped"]) }, ["model"], /deeds/).isGood).toBe(false);
  expect(figureOfTests({}, ["rules"])).toEqual({ text: "not run: rules", isGood: false });
});

test("a threat whose test is not there, did not run or failed is named", () => {
  const rows = (name: string) =>
    `| Threat | Stopped by | Test |\n|---|---|---|\n| Twice | \`a.ts\` | \`${name}\` |\n| Types | b | \`tsc\` |\n`;
  const told = (name: string, status: string) => figureOfThreats(rows(name), { model: report(["any", status]) }, [FILE]);
  expect(told("model/repeats.test.ts", "passed")).toEqual({ text: "2 threats, all tried", isGood: true });
  expect(told("repeats.test.ts", "skipped")).toMatchObject({ text: expect.stringContaining(`Twice: ${FILE} not run`), isGood: false });
  expect(told("repeats.test.ts", "failed")).toMatchObject({ text: expect.stringContaining("failed"), isGood: false });
  expect(told("gone.test.ts", "passed")).toMatchObject({ text: expect.stringContaining("there is no gone.test.ts"), isGood: false });
});

test("figures of a restore, a bill and benches are read with what is wrong in them", () => {
  const restored = { documents: 1200, files: 1, users: 2, seconds: 40, wrong: [] };
  expect(figureOfRestore(JSON.stringify(restored))).toEqual({
    text: "1,200 documents, 1 file, 2 users in 40 s, all the same",
    isGood: true,
  });
  expect(figureOfRestore(JSON.stringify({ ...restored, wrong: ["files: a is gone"] })).isGood).toBe(false);
  const cost =
    "Written by it (2026-11-28)\n## The most that one stranger\n| Path | times | each | US$ |\n| --- | ---: |\n| download | 43,200 | x | 12.72 |\n";
  expect(figureOfBill(cost)).toEqual({ text: "US$ 12.72, by 43,200 × download (`npm run cost`, 2026-11-28)", isGood: true });
  const benches = "`npm run bench -- a` · x, 2026-11-28 · y\n| one | 1 | 2 | met |\n| two | 1 | 0 | missed |\n";
  expect(figureOfBenches(benches)).toMatchObject({ text: expect.stringMatching(/^1 of 2 targets met .*MISSED: two$/), isGood: false });
});

test("the page tells what was not looked at and what fails, and counts neither", () => {
  const claims = ["a", "b", "c"].map((name) => ({ name, says: `Claim ${name}`, figure: () => ({ text: "", isGood: true }) }));
  const it = { text: "1 | 2", seconds: 3, at: "2026-11-29" };
  const page = proofPage(
    claims,
    new Map([
      ["a", { ...it, isGood: true }],
      ["b", { ...it, isGood: false }],
    ]),
    "awning@1.0.0",
    "a machine",
  );
  expect(page).toContain("**1 of 3 claims hold**");
  expect(page).toContain("| Claim a | holds | 1 \\| 2 | 2026-11-29, 3 s | `npm run proof -- --only a` |");
  expect(page).toContain("| Claim b | **FAILS** |");
  expect(page).toContain("| Claim c | **not run** |");
});
