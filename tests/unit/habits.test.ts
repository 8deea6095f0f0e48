import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/lib/root.ts";

const QUIET = /waitForLoadState\("networkidle"\)|waitUntil: "networkidle"/;
const SLEEP = /\bwaitForTimeout\(|\bsetTimeout\(|"node:timers\/promises"|\bheadStart\([\d_]+\)/;
/** Forms that pass too early, or cannot fail, and what to write instead. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/expect\(await [^\n]*\.count\(\)\)\.toBe\(0\)/, "await gone(locator)"],
  [/expect\(await [^\n]*\.isVisible\(\)\)\.toBe\(false\)/, "await hidden(locator)"],
  [QUIET, "wait for what the page shows"],
  [/\bretry: [1-9]/, "find why it fails"],
  [SLEEP, "wait for what is meant, or use page.clock"],
];
/** Files that wait for a quiet line, most of them to see that nobody is asked for anything. No new ones. */
const MAY_WAIT_FOR_QUIET = new Set([
  "tests/looks/page/public-embeds.test.ts",
  "tests/looks/monitoring/island-failures.test.ts",
  "tests/looks/link/public-share.test.ts",
  "tests/journeys/order/public-order-page.test.ts",
  "tests/journeys/link/owner-links-kinds.test.ts",
  "tests/journeys/site/budgets-requests.test.ts",
]);

function breaches(file: string, text: string): string[] {
  // What stands in for a database or a server has timers of its own.
  const may = new Map([
    [QUIET, MAY_WAIT_FOR_QUIET.has(file)],
    [SLEEP, file.includes("/support/")],
  ]);
  const refused = REFUSED.filter(([pattern]) => !may.get(pattern));
  return refused.flatMap(([pattern, instead]) => (pattern.test(text) ? [`${file}: ${pattern.exec(text)?.[0]}: ${instead}`] : []));
}

test("no test passes too early, and none sleeps", () => {
  const files = globSync("tests/{journeys,looks,screens,rules,integration,model}/**/*.{ts,tsx}", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => breaches(file, readFileSync(`${ROOT}/${file}`, "utf8")));
  expect(found).toEqual([]);
});

test.each([
  "expect(await page.getByRole('alert').count()).toBe(0);",
  "expect(await toast.isVisible()).toBe(false);",
  'await page.waitForLoadState("networkidle");',
  "await page.waitForTimeout(200);",
  "await new Promise((done) => setTimeout(done, 200));",
  'import { setTimeout as wait } from "node:timers/promises";',
  "await headStart(1_500);",
])("planted: %s", (line) => {
  expect(breaches("planted.test.ts", line)).toHaveLength(1);
});
