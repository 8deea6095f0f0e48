import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/lib/root.ts";

const QUIET = /waitForLoadState\("networkidle"\)|waitUntil: "networkidle"/;
/** Forms that pass too early, or cannot fail, and what to write instead. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/expect\(await [^\n]*\.count\(\)\)\.toBe\(0\)/, "await gone(locator)"],
  [/expect\(await [^\n]*\.isVisible\(\)\)\.toBe\(false\)/, "await hidden(locator)"],
  [QUIET, "wait for what the page shows"],
  [/\bretry: [1-9]/, "find why it fails"],
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
  const refused = REFUSED.filter(([pattern]) => pattern !== QUIET || !MAY_WAIT_FOR_QUIET.has(file));
  return refused.flatMap(([pattern, instead]) => (pattern.test(text) ? [`${file}: ${pattern.exec(text)?.[0]}: ${instead}`] : []));
}

test("no journey and no look passes too early", () => {
  const files = globSync("tests/{journeys,looks,screens}/**/*.{ts,tsx}", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => breaches(file, readFileSync(`${ROOT}/${file}`, "utf8")));
  expect(found).toEqual([]);
});

test.each([
  "expect(await page.getByRole('alert').count()).toBe(0);",
  "expect(await toast.isVisible()).toBe(false);",
  'await page.waitForLoadState("networkidle");',
])("planted: %s", (line) => {
  expect(breaches("planted.test.ts", line)).toHaveLength(1);
});
