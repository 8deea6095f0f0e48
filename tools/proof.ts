// `npm run proof`: shows each claim of tools/proof/claims.ts and writes docs/proof.md. Cut off, it goes on where it stopped, for the same commit;
// `-- --only rules,restore` looks at some again, `-- --again` at all.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { run } from "./lib/command.ts";
import { failWith, PlainError } from "./lib/plain-error.ts";
import { releaseName } from "./lib/release.ts";
import { fromRoot, WORK } from "./lib/root.ts";
import { reportSchema } from "./lib/test-report.ts";
import { CLAIMS, type Claim } from "./proof/claims.ts";
import type { Figure, Reports } from "./proof/figures.ts";
import { proofPage, type Shown } from "./proof/page.ts";

const shownSchema = z.object({ text: z.string(), isGood: z.boolean(), seconds: z.number(), at: z.string() });

try {
  const { values } = parseArgs({ options: { only: { type: "string" }, again: { type: "boolean", default: false } } });
  const release = await releaseName("production");
  const folder = fromRoot(".awning/proof", release.replaceAll(/[^\w.+-]/g, "-"));
  const only = values.only?.split(",");
  const unknown = only?.filter((name) => !CLAIMS.some((claim) => claim.name === name)) ?? [];
  if (unknown.length > 0) throw new PlainError(`There is no claim ${unknown.join(", ")}: ${CLAIMS.map(({ name }) => name).join(", ")}.`);
  if (values.again) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const kept = (name: string) => `${folder}/${name}.json`;
  const reports: Record<string, Reports[string]> = {};
  const shown = new Map<string, Shown>();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "processor"}, Node ${process.versions.node}`;
  for (const claim of CLAIMS) {
    const isWanted = only ? only.includes(claim.name) : !(claim.command && existsSync(kept(claim.name)));
    if (isWanted) writeFileSync(kept(claim.name), JSON.stringify(await show(claim, folder, reports)));
    if (existsSync(kept(claim.name))) shown.set(claim.name, shownSchema.parse(JSON.parse(readFileSync(kept(claim.name), "utf8"))));
    readReports(claim, folder, reports);
    writeFileSync(fromRoot("docs/proof.md"), proofPage(CLAIMS, shown, release, machine));
    const it = shown.get(claim.name);
    console.info(`${it ? (it.isGood ? "holds  " : "FAILS  ") : "not run"}  ${claim.says}: ${it?.text ?? ""}`);
  }
  if (CLAIMS.some(({ name }) => !shown.get(name)?.isGood)) process.exitCode = 1;
} catch (error) {
  failWith(error);
}

async function show(claim: Claim, folder: string, reports: Record<string, Reports[string]>): Promise<Shown> {
  const startedAt = Date.now();
  const { command, tiers = [] } = claim;
  const own = (tier: string) => `${WORK}/report-${tier}.json`;
  // What an earlier run left is no proof of this one.
  for (const tier of tiers) rmSync(own(tier), { force: true });
  if (command) await run(process.execPath, [fromRoot(command.script), ...command.args], { env: { ...command.env } });
  for (const tier of tiers) if (existsSync(own(tier))) copyFileSync(own(tier), `${folder}/report-${tier}.json`);
  readReports(claim, folder, reports);
  let figure: Figure;
  try {
    figure = claim.figure(reports);
  } catch (error) {
    figure = { text: `nothing to read: ${error instanceof Error ? error.message : error}`, isGood: false };
  }
  return { ...figure, seconds: Math.round((Date.now() - startedAt) / 1000), at: new Date().toISOString().slice(0, 10) };
}

function readReports({ tiers = [] }: Claim, folder: string, reports: Record<string, Reports[string]>): void {
  for (const tier of tiers) {
    const file = `${folder}/report-${tier}.json`;
    if (existsSync(file)) reports[tier] = reportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  }
}
