import { stripVTControlCharacters } from "node:util";
import * as z from "zod/mini";

const assertionSchema = z.object({
  status: z.string(),
  fullName: z.string(),
  failureMessages: z.array(z.string()),
  /** In ms; missing if the test did not run. */
  duration: z.optional(z.nullable(z.number())),
});
/** The part of Vitest's JSON report that is used; `name` is a file path. */
export const reportSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.string(), assertionResults: z.array(assertionSchema) })),
});
export type Report = z.infer<typeof reportSchema>;
type File = Report["testResults"][number];
export type DearTest = { ms: number; name: string; file: string };

const isBroken = ({ status }: File) => status === "failed";
const hasRun = ({ status }: { status: string }) => status === "passed" || status === "failed";

/** Passed and failed tests; a file that fails to load counts as one failure. */
export function sumOf({ testResults }: Report): { passed: number; failed: number } {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted: string) => tests.filter(({ status }) => status === wanted).length;
  const unloaded = testResults.filter((file) => isBroken(file) && !file.assertionResults.some(({ status }) => status === "failed")).length;
  return { passed: count("passed"), failed: count("failed") + unloaded };
}

/** A line per failed test. */
export function remarks({ testResults }: Report): string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages: [message = ""] }) => `failed: ${fullName}: ${gist(message)}`);
}

/** The start of a failure message, what a browser waited for and what prevented it, and the test's line. */
function gist(raw: string): string {
  const message = stripVTControlCharacters(raw);
  const [first] = message.split("\n");
  const steps = [...message.matchAll(/^\s+(?:\d+ × |- )(.*)$/gm)].map(([, step = ""]) => step);
  const awaited = steps.find((step) => step.startsWith("waiting for"));
  const prevented = steps.findLast((step) =>
    /^locator resolved to hidden|^element is not|^element was|intercepts pointer events$/.test(step),
  );
  const place = (/\/([\w./-]+\.test\.tsx?:\d+)/.exec(message) ?? /\/(tests\/[\w./-]+\.tsx?:\d+)/.exec(message))?.[1]?.replace(
    /^.*\/(?=tests\/)/,
    "",
  );
  return [first, awaited, prevented, place && `at ${place}`].filter(Boolean).join(", ");
}

/** The slowest tests first. */
export function dearestOf({ testResults }: Report, most = 20): DearTest[] {
  return testResults
    .flatMap(({ name: file, assertionResults }) =>
      assertionResults.filter(hasRun).map(({ fullName, duration }) => ({ ms: duration ?? 0, name: fullName, file })),
    )
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most);
}

/** A line per noun above its test budget; the noun is the folder below `tests/<tier>`. */
export function overBudget({ testResults }: Report, tier: string, most: number): string[] {
  const folder = new RegExp(`/tests/${tier}/([^/]+)/`);
  const ran = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(hasRun).map(() => folder.exec(name.replaceAll("\\", "/"))?.[1] ?? "no noun"),
  );
  return [...Map.groupBy(ran, (noun) => noun)].flatMap(([noun, { length }]) =>
    length > most
      ? [
          `too many: ${length} ${tier} tests of ${noun}, and npm test runs at most ${most} of a noun: move some to a lower tier or tag them "full"`,
        ]
      : [],
  );
}
