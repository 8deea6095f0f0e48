import { checkImports } from "../imports.ts";
import { audit } from "./audit.ts";
import { run } from "./command.ts";
import { fromRoot, ROOT } from "./root.ts";
import type { DearTest } from "./test-report.ts";

export type Result = {
  name: string;
  passed: number;
  failed: number;
  output: string;
  notes?: string[];
  /** What a tier of the tests used, in seconds of processor time, and its dearest tests. */
  cost?: { tier: string; seconds: number; dearest: DearTest[] };
};
/** One step of the checks or tests; it never throws. */
export type Step = { name: string; run: () => Promise<Result> };

const ROOMS = ["domain", "web", "functions", "tools", "tests", "benchmarks"];

/** Types, lint and format, import rules, nothing unused, known vulnerabilities: each counts as one test. */
export const checks: Step[] = [
  ...ROOMS.map((room) => tool(`types of ${room}`, "tsc", ["-p", room])),
  tool("lint and format", "biome", ["ci", "--colors=off", "--diagnostic-level=error", "."]),
  { name: "import rules", run: imports },
  tool("nothing unused", "knip", ["--no-progress", "--config", "tools/knip.ts"]),
  { name: "known vulnerabilities", run: audit },
];

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
