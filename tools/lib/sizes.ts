import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const FOLDER_FILES = 25;
const FILE_LINES = 300;
const MEDIAN_LINES = { from: 60, to: 90 };
/** A smaller tree has no meaningful median. */
const MANY_FILES = 100;
/** Data and label files, which are not read from top to bottom. */
const DATA = /labels\.ts$/;

type Oversize = { from: string; specifier: string; why: string };

/** Folders and files above their limits, and a median outside its range. `files` are paths below `root`; tests do not count. */
export function oversizes(root: string, files: readonly string[]): Oversize[] {
  const sources = files.filter((file) => !/\.test\.tsx?$|\.generated\.ts$/.test(file));
  const lines = new Map(sources.map((file) => [file, readFileSync(join(root, file), "utf8").split("\n").length - 1]));
  const folders = Map.groupBy(sources, dirname);
  const found: Oversize[] = [];
  for (const [folder, inside] of folders) {
    if (inside.length > FOLDER_FILES)
      found.push(oversize(folder, `${inside.length} files`, `a folder holds at most ${FOLDER_FILES} files`));
  }
  for (const [file, count] of lines) {
    if (count > FILE_LINES && !DATA.test(file)) found.push(oversize(file, `${count} lines`, `a file has at most ${FILE_LINES} lines`));
  }
  const median = [...lines.values()].sort((a, b) => a - b)[Math.floor(lines.size / 2)] ?? 0;
  if (sources.length >= MANY_FILES && (median < MEDIAN_LINES.from || median > MEDIAN_LINES.to)) {
    found.push(oversize("all files", `a median of ${median} lines`, `files of ${MEDIAN_LINES.from} to ${MEDIAN_LINES.to} lines read well`));
  }
  return found;
}

const oversize = (from: string, specifier: string, why: string): Oversize => ({ from, specifier, why });
