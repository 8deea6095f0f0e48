import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fromRoot, ROOT, WORK } from "./root.ts";

const LEFT_OUT = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/;

/** A hash over the content of files and whatever else decides the result (a mode, a path). */
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

/** Every file under the given folders (or the files themselves) that a build could read. */
export function sourceFiles(...places: string[]): string[] {
  return places.flatMap((place) => {
    if (!existsSync(fromRoot(place))) return [];
    if (statSync(fromRoot(place)).isFile()) return [place];
    // What it excludes is not excluded below folders of its own: tests are left out once more.
    return globSync(`${place}/**/*`, { cwd: ROOT, exclude: (name) => LEFT_OUT.test(name) })
      .filter((file) => !LEFT_OUT.test(file))
      .filter((file) => statSync(fromRoot(file)).isFile());
  });
}

/** Whether the named piece of work was last done for exactly this hash. */
export function isStamped(name: string, hash: string): boolean {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, "utf8") === hash;
}

/** Notes that the named piece of work is done for this hash. */
export function stamp(name: string, hash: string): void {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), hash);
}

function stampFile(name: string): string {
  return join(WORK, "stamps", name);
}
