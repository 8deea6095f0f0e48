import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Result } from "./checks.ts";
import { type Ran, run } from "./command.ts";
import { fromRoot, WORK } from "./root.ts";
import { failedFiles, type Report, remarks, reportSchema, sumOf, withSecondTry } from "./test-report.ts";

/** Where more files than this fail, it is no accident. */
const TRIED_AGAIN_MAX = 8;
/** Of such errors Vitest speaks in its output alone. */
const STRAY_ERROR = /Vitest caught \d+ unhandled error/;

type Options = { isBeside: boolean; isTriedAgain: boolean };
type Told = Ran & { report: Report | null };

/** Runs projects of `vitest.config.ts` to their end. */
export async function runTests(projects: string[], { isBeside, isTriedAgain }: Options): Promise<Omit<Result, "name">> {
  const first = await vitest(projects, isBeside);
  if (!first.report) return { passed: 0, failed: 1, output: first.output };
  const broken = failedFiles(first.report);
  // An error that belongs to no test would be gone with the second try, and nobody would hear of it.
  const mayPass = isTriedAgain && !STRAY_ERROR.test(first.output) && broken.length <= TRIED_AGAIN_MAX;
  if (!mayPass || broken.length === 0) return toResult(first, first.report);
  const second = await vitest(projects, isBeside, broken);
  if (!second.report) return toResult(first, first.report);
  return toResult({ ...second, output: first.output + second.output }, withSecondTry(first.report, second.report));
}

async function vitest(projects: string[], isBeside: boolean, files: string[] = []): Promise<Told> {
  const file = join(WORK, `report-${projects[0]}.json`);
  rmSync(file, { force: true });
  const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`, ...(isBeside ? ["--maxWorkers=1"] : [])];
  const ran = await run(
    process.execPath,
    [fromRoot("node_modules/vitest/vitest.mjs"), ...args, ...projects.flatMap((project) => ["--project", project]), ...files],
    { env: { NO_COLOR: "1", FORCE_COLOR: undefined }, isPatient: isBeside },
  );
  return { ...ran, report: await readReport(file) };
}

async function readReport(file: string): Promise<Report | null> {
  try {
    return reportSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}

function toResult({ code, output }: Ran, report: Report): Omit<Result, "name"> {
  const { passed, failed: known, skipped } = sumOf(report);
  // Vitest also fails for what no single test is to blame for: an error after the tests, or no tests at all.
  const failed = known === 0 && (code !== 0 || passed === 0) ? 1 : known;
  return { passed, failed, skipped, output: failed > 0 ? output : "", notes: remarks(report) };
}
