import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { run } from "./command.ts";

/** All descendants of `pid`: the Firebase CLI starts Java in separate process groups. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const children = Map.groupBy(await listProcesses(), ({ parent }) => parent);
  const below = (id: number): number[] => (children.get(id) ?? []).flatMap((child) => [child.pid, ...below(child.pid)]);
  return below(pid);
}

/** Whether a process is running, not only a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The start time of a process as the system reports it; `null` if it does not exist. */
export function startOf(pid: number): string | null {
  const { status, stdout } = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/** Sends a signal; an ended process is no failure. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already ended.
  }
}

async function listProcesses(): Promise<{ pid: number; parent: number }[]> {
  if (process.platform === "linux") return readdirSync("/proc").flatMap(readProcess);
  const { output } = await run("ps", ["-axo", "pid=,ppid="]);
  return output
    .split("\n")
    .map((row) => row.trim().split(/\s+/))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

function readProcess(name: string): { pid: number; parent: number }[] {
  if (!/^\d+$/.test(name)) return [];
  try {
    // The name in parentheses may contain spaces and parentheses, so fields start after the last one.
    const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return [{ pid: Number(name), parent: Number(fields[1]) }];
  } catch {
    return [];
  }
}
