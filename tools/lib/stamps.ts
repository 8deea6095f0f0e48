import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fromRoot, ROOT, WORK } from "./root.ts";

const LEFT_OUT = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/;

/** A hash of files and other inputs (a mode, a path). */
export function hashFiles(files: string[], ...also: string[]): string {
  const hash = createHash("sha256");
  for (const text of also) hash.update(`${text}\0`);
  for (const file of files.toSorted())
    hash
      .update(`${file}\0`)
      .update(readFileSync(fromRoot(file)))
      .update("\0");
  return hash.digest("hex");
}

/** All files that a build could read, under the given folders or files. */
export function sourceFiles(...places: string[]): string[] {
  return places.flatMap((place) => {
    if (!existsSync(fromRoot(place))) return [];
    if (statSync(fromRoot(place)).isFile()) return [place];
    // Nested tests need a second exclusion.
    return globSync(`${place}/**/*`, { cwd: ROOT, exclude: (name) => LEFT_OUT.test(name) })
      .filter((file) => !LEFT_OUT.test(file))
      .filter((file) => statSync(fromRoot(file)).isFile());
  });
}

/** Whether a task was last completed with exactly this hash. */
export function isStamped(name: string, hash: string): boolean {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, "utf8") === hash;
}

/** Records that a task is completed for this hash. */
export function stamp(name: string, hash: string): void {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), hash);
}

function stampFile(name: string): string {
  return join(WORK, "stamps", name);
}
