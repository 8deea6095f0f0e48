import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PlainError } from "./plain-error.ts";
import { startOf } from "./processes.ts";
import { WORK } from "./root.ts";

const FILE = join(WORK, "running");

/** Claims this folder for this process. Throws a PlainError if another one runs the site. */
export function claimRunning(): void {
  const [pid = "", ...start] = existsSync(FILE) ? readFileSync(FILE, "utf8").split(" ") : [];
  // Process ids are reused after a reboot, so the start time must match too.
  if (pid && Number(pid) !== process.pid && startOf(Number(pid)) === start.join(" "))
    throw new PlainError(`The site is running already (process ${pid}): http://127.0.0.1:5050`);
  mkdirSync(WORK, { recursive: true });
  writeFileSync(FILE, `${process.pid} ${startOf(process.pid)}`);
}

export function releaseRunning(): void {
  rmSync(FILE, { force: true });
}
