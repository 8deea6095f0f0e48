import * as z from "zod/mini";
import { run } from "./command.ts";
import type { Result } from "./result.ts";

const reportSchema = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.enum(["info", "low", "moderate", "high", "critical"]) })),
});

const SERIOUS: readonly string[] = ["high", "critical"];
const NAME = "known vulnerabilities";

/** Audits deployed dependencies; without the registry it passes and says that nothing was checked. */
export async function audit(): Promise<Result> {
  const { output } = await run("npm", ["audit", "--json", "--omit=dev", "--fetch-retries=0", "--fetch-timeout=15000"]);
  return judgeAudit(output);
}

/** Interprets `npm audit --json`: high and critical vulnerabilities fail, others are reported. */
export function judgeAudit(output: string): Result {
  const report = parse(output);
  if (!report) return { name: NAME, passed: 1, failed: 0, output: "", notes: ["the registry did not answer, so nothing was checked"] };
  const found = Object.entries(report.vulnerabilities).map(([name, { severity }]) => ({ severity, line: `${name}: ${severity}` }));
  const serious = found.filter(({ severity }) => SERIOUS.includes(severity)).map(({ line }) => line);
  const notes = found.filter(({ severity }) => !SERIOUS.includes(severity)).map(({ line }) => line);
  return { name: NAME, passed: serious.length === 0 ? 1 : 0, failed: serious.length === 0 ? 0 : 1, output: serious.join("\n"), notes };
}

function parse(output: string): z.infer<typeof reportSchema> | null {
  try {
    // npm prints warnings first.
    return z.safeParse(reportSchema, JSON.parse(output.slice(output.indexOf("{")))).data ?? null;
  } catch {
    return null;
  }
}
