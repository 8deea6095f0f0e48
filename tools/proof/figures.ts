import { globSync } from "node:fs";
import { relative } from "node:path";
import * as z from "zod/mini";
import { ROOT } from "../lib/root.ts";
import { type Report, sumOf } from "../lib/test-report.ts";

/** What a claim comes to, in words with a number, and whether it holds. */
export type Figure = { text: string; isGood: boolean };
/** What the tests of each tier said, by its name. */
export type Reports = Readonly<Record<string, Report>>;

const count = (value: number, one: string) => `${value.toLocaleString("en")} ${one}${value === 1 ? "" : "s"}`;
const TOLD_MAX = 3;

/** The tests of some tiers. With `told`, those of such names are counted and named; each must match one at least. */
export function figureOfTests(reports: Reports, tiers: readonly string[], ...told: RegExp[]): Figure {
  const missing = tiers.filter((name) => !reports[name]);
  if (missing.length > 0 || tiers.length === 0) return { text: `not run: ${missing.join(", ") || "any test"}`, isGood: false };
  const all = tiers.flatMap((name) => reports[name]?.testResults ?? []);
  const tests = all.flatMap(({ assertionResults }) => assertionResults);
  const named = told.map((pattern) => tests.filter(({ fullName, status }) => pattern.test(fullName) && status !== "skipped"));
  const words = named.map((some) => {
    const names = some.slice(0, TOLD_MAX).map(({ fullName }) => `“${fullName}”`);
    return some.length > TOLD_MAX ? `${count(some.length, "such test")}, as ${names[0]}` : names.join(", ");
  });
  const isWhole = named.every((some) => some.length > 0);
  const isOwn = tiers.length === 1;
  const judged = isOwn ? sumOf({ testResults: all }) : sumOfTests(named.flat());
  const failed = judged.failed > 0 ? `, ${judged.failed} FAILED` : "";
  const text = `${count(judged.passed, "test")} passed${failed}${words.length > 0 ? `: ${isWhole ? words.join("; ") : "none of that name"}` : ""}`;
  return { text, isGood: judged.failed === 0 && judged.passed > 0 && isWhole };
}

/** The rows of `docs/security.md`: each names a test file that passed, or a type that does not compile otherwise. */
export function figureOfThreats(security: string, reports: Reports, files = testFiles()): Figure {
  const rows = [...security.matchAll(/^\| (?!Threat|---|Path|Fields)(.+?) \| .* \| (.+) \|$/gm)].filter(([, , tests = ""]) =>
    /\.test\.tsx?`|\btsc\b|the type of|the matrix/.test(tests),
  );
  const states = new Map(
    Object.values(reports).flatMap(({ testResults }) =>
      testResults.map(({ name, status, assertionResults }): [string, string] => [
        relative(ROOT, name),
        assertionResults.some((test) => test.status !== "skipped") ? status : "not run",
      ]),
    ),
  );
  const faults = rows.flatMap(([, threat = "", tests = ""]) => {
    const named = [...tests.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, name = ""]) => name.replace(/^tests\//, ""));
    return named.flatMap((name) => {
      const found = files.filter((file) => file === name || file.endsWith(`/${name}`));
      if (found.length === 0) return [`${threat}: there is no ${name}`];
      return found.filter((file) => states.get(file) !== "passed").map((file) => `${threat}: ${file} ${states.get(file) ?? "not run"}`);
    });
  });
  const text = `${count(rows.length, "threat")}${faults.length > 0 ? `; NOT SHOWN: ${faults.join("; ")}` : ", all tried"}`;
  return { text, isGood: faults.length === 0 && rows.length > 0 };
}

const restoreSchema = z.object({
  documents: z.number(),
  files: z.number(),
  users: z.number(),
  seconds: z.number(),
  wrong: z.array(z.string()),
});

/** @param told what `npm run restore:drill` left */
export function figureOfRestore(told: string): Figure {
  const { documents, files, users, seconds, wrong } = restoreSchema.parse(JSON.parse(told));
  const all = `${count(documents, "document")}, ${count(files, "file")}, ${count(users, "user")} in ${seconds} s`;
  return { text: wrong.length > 0 ? `${all}; NOT RESTORED: ${wrong.join("; ")}` : `${all}, all the same`, isGood: wrong.length === 0 };
}

/** The dearest row of `docs/cost.md`, and when it was counted. */
export function figureOfBill(cost: string): Figure {
  const [, part = ""] = cost.split("## The most that one stranger");
  const [, path = "", times = "", dollars = ""] = /^\| (?!Path|-)([\w-]+) \| ([\d,]+) \|.*\| ([\d.]+) \|$/m.exec(part) ?? [];
  const date = /Written by .*?(\d{4}-\d\d-\d\d)/s.exec(cost)?.[1] ?? "";
  return { text: `US$ ${dollars}, by ${times} × ${path} (\`npm run cost\`, ${date})`, isGood: dollars !== "" };
}

/** The targets of the last results. */
export function figureOfBenches(readme: string): Figure {
  const targets = [...readme.matchAll(/^\| ([^|]+) \| [^|]+ \| [^|]+ \| (met|[^|]*missed[^|]*|not met[^|]*) \|$/gm)];
  const missed = targets.filter(([, , state]) => state !== "met").map(([, name]) => name);
  const dates = [...readme.matchAll(/^`npm run bench -- .*?(\d{4}-\d\d-\d\d)/gm)].map(([, date = ""]) => date).toSorted();
  const when = `(\`npm run bench\`, ${dates[0]} to ${dates.at(-1)})`;
  const text = `${targets.length - missed.length} of ${count(targets.length, "target")} met ${when}${missed.length > 0 ? `; MISSED: ${missed.join("; ")}` : ""}`;
  return { text, isGood: missed.length === 0 && targets.length > 0 };
}

function sumOfTests(tests: readonly { status: string }[]): { passed: number; failed: number } {
  const of = (wanted: string) => tests.filter(({ status }) => status === wanted).length;
  return { passed: of("passed"), failed: of("failed") };
}

function testFiles(): string[] {
  return globSync("{domain,web,functions,tools,tests}/**/*.test.{ts,tsx}", { cwd: ROOT, exclude: (name) => name === "node_modules" });
}
