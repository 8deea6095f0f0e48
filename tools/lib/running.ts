import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PlainError } from "./plain-error.ts";
import { startOf } from "./processes.ts";
import { WORK } from "./root.ts";

const FILE = join(WORK, "running");

/** Notes that this process runs the site. Throws a plain sentence when another one does. */
export function claimRunning(): void {
  const [pid = "", ...start] = existsSync(FILE) ? readFileSync(FILE, "utf8").split(" ") : [];
  // After a machine was cut off its numbers are given out again: only together with its start one means a process.
  if (pid && Number(pid) !== process.pid && startOf(Number(pid)) === start.join(" "))
    throw new PlainError(`The site is running already (process ${pid}): http://127.0.0.1:5050`);
  mkdirSync(WORK, { recursive: true });
  writeFileSync(FILE, `${process.pid} ${startOf(process.pid)}`);
}

export function releaseRunning(): void {
  rmSync(FILE, { force: true });
}
