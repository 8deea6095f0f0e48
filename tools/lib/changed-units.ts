import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./command.ts";
import { readImports } from "./read-imports.ts";
import { targetOf } from "./rooms.ts";
import { ROOT } from "./root.ts";

/** Files that every test depends on. */
const EVERYTHING = /(^|\/)(package|package-lock|tsconfig)\.json$|^vitest\.config\.ts$/;
/** Tests that read project files, which imports do not show. */
const READS_FILES = /\b(readFileSync|readdirSync|readFile|globSync|fromRoot)\(/;
const ENDINGS = ["", ".ts", ".tsx", "/index.ts"];

/** Files that differ from the first existing base, including new ones; paths below the project folder. `null` without git history. */
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

/** Unit tests affected by changed files: those that import them, directly or not, and those that read project files. `null` for all. */
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
  // A Set iterates over entries added during iteration.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return files.filter((file) => isUnitTest(file) && (reached.has(file) || READS_FILES.test(readFileSync(join(root, file), "utf8"))));
}

function isUnitTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) && (!file.startsWith("tests/") || file.startsWith("tests/unit/"));
}
