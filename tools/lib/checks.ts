import { join } from "node:path";
import { checkImports } from "../imports.ts";
import { checkStyles } from "../styles.ts";
import { audit } from "./audit.ts";
import { run } from "./command.ts";
import type { Result, Step } from "./result.ts";
import { fromRoot, ROOT, WORK } from "./root.ts";

const ROOMS = ["domain", "web", "functions", "tools", "tests", "benchmarks"];

/** Types, lint and format, import rules, style sheets, unused code and known vulnerabilities; each counts as one test. */
export const checks: Step[] = [
  ...ROOMS.map((room) =>
    tool(`types of ${room}`, "tsc", ["-p", room, "--incremental", "--tsBuildInfoFile", join(WORK, "types", `${room}.tsbuildinfo`)]),
  ),
  tool("lint and format", "biome", ["ci", "--colors=off", "--diagnostic-level=error", "."]),
  { name: "import rules", run: imports },
  { name: "style sheets", run: styles },
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

async function styles(): Promise<Result> {
  const { sheets, faults } = checkStyles();
  const words = faults.map(({ sheet, line, selector, why }) => `${sheet}:${line} ${selector}: ${why}`);
  return single("style sheets", faults.length === 0 && sheets > 0, sheets > 0 ? words.join("\n") : "No style sheets found to check.");
}

function single(name: string, isFine: boolean, output: string): Result {
  return { name, passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, output: isFine ? "" : output };
}
