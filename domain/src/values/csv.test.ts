import fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

/** Parses a table like a spreadsheet does. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /("(?:[^"]|"")*"|[^,"\r\n]*)(,|\r\n)/gy;
  for (const [, raw = "", end] of text.matchAll(pattern)) {
    row.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test("quotes cells where needed and leaves numbers bare", () => {
  const rows = [
    ["Name", "Price"],
    ['A "good" mug, blue', -3],
    ["two\nlines", 12.5],
    [" edges ", Number.NaN],
  ];
  expect(toCsv(rows)).toBe('Name,Price\r\n"A ""good"" mug, blue",-3\r\n"two\nlines",12.5\r\n" edges ",\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =1", "＝1+1", '=HYPERLINK("https://x.example.test","a")'])(
  "%j is text and no formula",
  (text) => expect(parse(toCsv([[text]]))).toEqual([[`'${text}`]]),
);

test("any cells round-trip, and none begins a formula", () => {
  const table = fc.array(fc.array(fc.string({ unit: "binary" }), { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(table, (rows) => {
      const read = parse(toCsv(rows));
      expect(read.map((row) => row.map((one) => one.replace(/^'/, "")))).toEqual(
        rows.map((row) => row.map((one) => one.replace(/^'/, ""))),
      );
      for (const one of read.flat()) expect(one).not.toMatch(/^\s*[=+\-@]/);
    }),
  );
});
