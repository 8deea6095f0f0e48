import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PlainError } from "./plain-error.ts";
import { isAlive } from "./processes.ts";
import { WORK } from "./root.ts";

const FILE = join(WORK, "running");

/** Notes that this process runs the site. Throws a plain sentence when another one does. */
export function claimRunning(): void {
  const other = existsSync(FILE) ? Number(readFileSync(FILE, "utf8")) : 0;
  if (other && other !== process.pid && isAlive(other))
    throw new PlainError(`The site is running already (process ${other}): http://127.0.0.1:5050`);
  mkdirSync(WORK, { recursive: true });
  writeFileSync(FILE, String(process.pid));
}

export function releaseRunning(): void {
  rmSync(FILE, { force: true });
}
