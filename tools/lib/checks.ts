import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { checkImports } from "../imports.ts";
import { run } from "./command.ts";
import { fromRoot, ROOT, WORK } from "./root.ts";

export type Result = { name: string; passed: number; failed: number; skipped?: number; output: string; notes?: string[] };
/** One step of the checks or tests; it never throws. */
export type Step = { name: string; run: () => Promise<Result> };

const ROOMS = ["domain", "web", "functions", "tools", "tests", "benchmarks"];

/** Types, lint and format, import rules: each counts as one test. */
export const checks: Step[] = [
  ...ROOMS.map((room) => tool(`types of ${room}`, "tsc", ["-p", room])),
  tool("lint and format", "biome", ["ci", "--colors=off", "--diagnostic-level=error", "."]),
  { name: "import rules", run: imports },
];

/** Projects of `vitest.config.ts`, counted test by test; `isBeside`: while others run, of which they are not in the way. */
export function tests(projects: string[], { isBeside = false } = {}): Step {
  const name = `${projects[0]} tests`;
  return { name, run: () => vitest(name, projects, isBeside) };
}

function tool(name: string, command: string, args: string[]): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await run(fromRoot("node_modules/.bin", command), args);
      return single(name, code === 0, output);
    },
  };
}

async function imports(): Promise<Result> {
  const { files, breaches } = await checkImports(ROOT);
  const words = breaches.map(({ from, specifier, why }) => `${from}: ${specifier}: ${why}`);
  return single("import rules", breaches.length === 0 && files > 0, files > 0 ? words.join("\n") : "No files found to check.");
}

function single(name: string, isFine: boolean, output: string): Result {
  return { name, passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, output: isFine ? "" : output };
}

const assertionSchema = z.object({
  status: z.string(),
  fullName: z.string(),
  /** Also of a try that failed when the next one passed. */
  failureMessages: z.array(z.string()),
});
const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(assertionSchema) })),
});

async function vitest(name: string, projects: string[], isBeside: boolean): Promise<Result> {
  const file = join(WORK, `report-${projects[0]}.json`);
  rmSync(file, { force: true });
  const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`, ...(isBeside ? ["--maxWorkers=1"] : [])];
  const { code, output } = await run(
    process.execPath,
    [fromRoot("node_modules/vitest/vitest.mjs"), ...args, ...projects.flatMap((project) => ["--project", project])],
    { env: { NO_COLOR: "1", FORCE_COLOR: undefined }, isPatient: isBeside },
  );
  try {
    const report = reportSchema.parse(JSON.parse(await readFile(file, "utf8")));
    // A file that cannot even be loaded has no tests: it counts as one that failed.
    const brokenFiles = report.testResults.filter(
      ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
    ).length;
    const known = report.numFailedTests + brokenFiles;
    // Vitest also fails for what no single test is to blame for: an error after the tests, or no tests at all.
    const failed = known === 0 && (code !== 0 || report.numPassedTests === 0) ? 1 : known;
    const skipped = report.numPendingTests + report.numTodoTests;
    return { name, passed: report.numPassedTests, failed, skipped, output: failed > 0 ? output : "", notes: remarks(report) };
  } catch {
    return { name, passed: 0, failed: 1, output };
  }
}

/** A line for each test that failed, and for each that passed only when it was tried again. */
function remarks({ testResults }: z.infer<typeof reportSchema>): string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ status, fullName, failureMessages: [message] }) => {
      const why = message?.split("\n")[0];
      if (status === "failed") return [`failed: ${fullName}: ${why}`];
      return status === "passed" && message ? [`passed when tried again: ${fullName}: ${why}`] : [];
    });
}
