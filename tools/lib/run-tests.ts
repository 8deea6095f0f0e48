import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./command.ts";
import { ProcessorMeter } from "./processor-time.ts";
import type { Result } from "./result.ts";
import { fromRoot, WORK } from "./root.ts";
import { dearestOf, overBudget, type Report, remarks, reportSchema, sumOf } from "./test-report.ts";
import { shardOf, type Tier } from "./tiers.ts";

export type RunOptions = {
  /** Includes what `npm test` leaves to `npm run test:full`. */
  isFull: boolean;
  /** `2/3`: the second of three parts. */
  shard?: string;
  /** Limits the run to these files. */
  files?: readonly string[];
};

/** Processes of the running tiers, measured separately. */
const running = new Set<number>();

/** Runs a tier once, without retries. */
export async function runTier(tier: Tier, { isFull, shard, files = [] }: RunOptions): Promise<Omit<Result, "name">> {
  const { name, projects, fullProjects = [], suite, perNoun } = tier;
  const part = shardOf(tier, isFull, shard);
  if (part === undefined) return { passed: 0, failed: 0, output: "" };
  const file = join(WORK, `report-${name}.json`);
  rmSync(file, { force: true });
  const args = [
    fromRoot("node_modules/vitest/vitest.mjs"),
    "run",
    ...files,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...[...projects, ...(isFull ? fullProjects : [])].flatMap((project) => ["--project", project]),
    ...(isFull ? [] : ["--tags-filter=!full"]),
    ...(part === null ? [] : [`--shard=${part}`, "--passWithNoTests"]),
    // Tiers that run beside the emulator tiers leave a core to them.
    ...(suite === "alone" ? [] : ["--maxWorkers=1"]),
  ];
  let own: number[] = [];
  // Emulator time counts for the tier that uses them; parallel tiers cannot be told apart.
  const emulators =
    suite === "alone"
      ? await ProcessorMeter.start(
          () => [process.pid],
          () => [...running],
        )
      : null;
  const meter = await ProcessorMeter.start(() => own);
  const { code, output } = await run(process.execPath, args, {
    env: { NO_COLOR: "1", FORCE_COLOR: undefined, AWNING_FULL: isFull ? "1" : undefined },
    isPatient: suite !== "alone",
    onStart: (pid = 0) => {
      own = [pid];
      running.add(pid);
    },
  });
  const seconds = (await meter.stop()) + ((await emulators?.stop()) ?? 0);
  for (const pid of own) running.delete(pid);
  const report = await readReport(file);
  if (!report) return { passed: 0, failed: 1, output };
  const cost = { tier: name, seconds, dearest: dearestOf(report) };
  const tooMany = isFull || perNoun === undefined ? [] : overBudget(report, name, perNoun);
  const { passed, failed: known } = sumOf(report);
  // Vitest also fails without a failed test: for errors after the tests, or without any tests.
  const failed = (known === 0 && (code !== 0 || (passed === 0 && part === null)) ? 1 : known) + tooMany.length;
  return { passed, failed, output: known > 0 || code !== 0 ? output : "", notes: [...remarks(report), ...tooMany], cost };
}

async function readReport(file: string): Promise<Report | null> {
  try {
    return reportSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}
