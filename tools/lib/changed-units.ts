import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./command.ts";
import { readImports } from "./read-imports.ts";
import { targetOf } from "./rooms.ts";
import { ROOT } from "./root.ts";

/** What every test stands on. */
const EVERYTHING = /(^|\/)(package|package-lock|tsconfig)\.json$|^vitest\.config\.ts$/;
/** Of a test that reads files of the project by itself: no import tells which. */
const READS_FILES = /\b(readFileSync|readdirSync|readFile|globSync|fromRoot)\(/;
const ENDINGS = ["", ".ts", ".tsx", "/index.ts"];

/** What differs from the first of `bases` that there is, new files too; paths below the project's folder. `null` without a history to ask. */
export async function changedSince(bases: readonly string[]): Promise<string[] | null> {
  for (const base of bases) {
    const common = await git("merge-base", "HEAD", base);
    if (!common) continue;
    const changed = await git("diff", "--name-only", "--no-renames", ...common);
    const added = await git("ls-files", "--others", "--exclude-standard");
    return changed && added && [...changed, ...added];
  }
  return null;
}

async function git(...args: string[]): Promise<string[] | null> {
  const { code, output } = await run("git", args);
  return code === 0 ? output.split("\n").filter((line) => line !== "") : null;
}

/**
 * The unit tests that a change of these files can break: those that import them, over however many others, and those that read
 * files of the project by themselves. `null` when it can break any.
 */
export async function unitTestsOf(changed: readonly string[], root: string = ROOT): Promise<string[] | null> {
  if (changed.some((file) => EVERYTHING.test(file))) return null;
  const files = globSync(["{domain,web,functions}/src/**/*.{ts,tsx}", "{tools,tests}/**/*.{ts,tsx}", "web/*.ts"], { cwd: root });
  const importers = new Map<string, string[]>();
  for (const found of await readImports(root, files)) {
    const target = targetOf(found);
    if (target.kind !== "file") continue;
    const path = target.path.replace(/\?.*$/, "");
    for (const one of ENDINGS) importers.set(path + one, [...(importers.get(path + one) ?? []), found.from]);
  }
  const reached = new Set(changed);
  // A Set goes on to what is added while it is walked.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return files.filter((file) => isUnitTest(file) && (reached.has(file) || READS_FILES.test(readFileSync(join(root, file), "utf8"))));
}

function isUnitTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) && (!file.startsWith("tests/") || file.startsWith("tests/unit/"));
}
