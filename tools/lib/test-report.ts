import * as z from "zod/mini";

const assertionSchema = z.object({
  status: z.string(),
  fullName: z.string(),
  /** Also of a try that failed when the next one passed. */
  failureMessages: z.array(z.string()),
});
/** What Vitest reports of a run, as far as it is asked here; `name` is the path of a file. */
export const reportSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.string(), assertionResults: z.array(assertionSchema) })),
});
export type Report = z.infer<typeof reportSchema>;
type File = Report["testResults"][number];

const isBroken = ({ status }: File) => status === "failed";

/** The files in which something failed. */
export function failedFiles({ testResults }: Report): string[] {
  return testResults.filter(isBroken).map(({ name }) => name);
}

/** How many tests passed, failed and were skipped; a file that cannot even be loaded has no tests, and counts as one that failed. */
export function sumOf({ testResults }: Report): { passed: number; failed: number; skipped: number } {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status)).length;
  const unloaded = testResults.filter((file) => isBroken(file) && !file.assertionResults.some(({ status }) => status === "failed")).length;
  return { passed: count("passed"), failed: count("failed") + unloaded, skipped: count("pending", "skipped", "todo", "disabled") };
}

/** A report in which the second try of a file stands for the first; what passed only then keeps why it failed before. */
export function withSecondTry(first: Report, second: Report): Report {
  return {
    testResults: first.testResults.map((file) =>
      toSecond(
        file,
        second.testResults.find(({ name }) => name === file.name),
      ),
    ),
  };
}

function toSecond(before: File, after: File | undefined): File {
  if (!after) return before;
  const known = new Map(before.assertionResults.map(({ fullName, failureMessages }) => [fullName, failureMessages]));
  // What failed before any test, in loading or in making ready, is told with the first one.
  const isWhole = isBroken(before) && !before.assertionResults.some(({ status }) => status === "failed");
  const messagesOf = (name: string, index: number) => (isWhole && index === 0 ? [`all of ${before.name}`] : (known.get(name) ?? []));
  return {
    ...after,
    assertionResults: after.assertionResults.map((one, index) =>
      one.status === "passed" ? { ...one, failureMessages: messagesOf(one.fullName, index) } : one,
    ),
  };
}

/** A line for each test that failed, and for each that passed only when it was tried again. */
export function remarks({ testResults }: Report): string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ status, fullName, failureMessages: [message] }) => {
      const why = message?.split("\n")[0];
      if (status === "failed") return [`failed: ${fullName}: ${why}`];
      return status === "passed" && message ? [`passed when tried again: ${fullName}: ${why}`] : [];
    });
}
