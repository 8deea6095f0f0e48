import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { run } from "./command.ts";
import { fromRoot } from "./root.ts";

const manifestSchema = z.object({ version: z.string() });

/**
 * The release name in error reports: the version and, in production, the commit (overridden by `AWNING_RELEASE`). Browser, functions and
 * source maps must share it to resolve stacks.
 */
export async function releaseName(mode: "emulator" | "production"): Promise<string> {
  if (process.env.AWNING_RELEASE) return process.env.AWNING_RELEASE;
  const { version } = manifestSchema.parse(JSON.parse(readFileSync(fromRoot("package.json"), "utf8")));
  // Not the commit, because each would rebuild unchanged code.
  if (mode === "emulator") return `awning@${version}+development`;
  const { code, output } = await run("git", ["rev-parse", "--short=12", "HEAD"], { cwd: fromRoot() });
  return code === 0 && /^[0-9a-f]{7,40}$/.test(output.trim()) ? `awning@${version}+${output.trim()}` : `awning@${version}`;
}
