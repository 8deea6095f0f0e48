import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/lib/root.ts";

/** Who asks the browser: the dashboard's one locale before the account is known, and what is told to the service. */
const DOORS = ["web/src/data/account/usernames.ts", "web/src/storefront/chat/widget.ts", "web/src/ui/locale.ts"];
const BROWSERS_LOCALE =
  /navigator\s*\.\s*languages?\b|Format\(\s*(?:undefined|\[\])?\s*,|toLocale(?:Date|Time)?String\(\s*(?:undefined|\[\]|\))|localeCompare\([^,)]+,\s*undefined/;

test.each(["navigator.language", "new Intl.DateTimeFormat(undefined, { day })", "count.toLocaleString()", "at.toLocaleTimeString()"])(
  "%s is found",
  (text) => {
    expect(BROWSERS_LOCALE.test(text)).toBe(true);
  },
);

test("dates and numbers are written by the reader's locale, never by the browser's", () => {
  const files = globSync("web/src/**/*.{ts,tsx}", { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.filter((file) => BROWSERS_LOCALE.test(readFileSync(join(ROOT, file), "utf8"))).sort()).toEqual(DOORS);
});
