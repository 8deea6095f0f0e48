import { checkImports } from "../imports.ts";
import { run } from "./command.ts";
import { fromRoot, ROOT } from "./root.ts";
import { runTests } from "./run-tests.ts";

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

/**
 * Projects of `vitest.config.ts`, counted test by test. `isBeside`: while others run, of which they are not in the way.
 * `isTriedAgain`: files in which tests failed have a second try, as a whole: tests of one file build on each other.
 */
export function tests(projects: string[], { isBeside = false, isTriedAgain = false } = {}): Step {
  const name = `${projects[0]} tests`;
  return { name, run: async () => ({ name, ...(await runTests(projects, { isBeside, isTriedAgain })) }) };
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
