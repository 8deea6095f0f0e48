import { readFileSync } from "node:fs";
import { descendantsOf } from "./processes.ts";

/** Linux counts in hundredths of a second whatever its clock. */
const TICKS_PER_SECOND = 100;
/** `utime stime cutime cstime`: of the process, and of its children that have ended. */
const FIELDS = [11, 12, 13, 14];

/** Roots of trees that count for themselves. */
const counted = new Set<number>();

/** Leaves a process and all below it out of {@link treeSeconds} until the returned function is called. */
export function countApart(pid: number | undefined): () => void {
  if (pid !== undefined) counted.add(pid);
  return () => void (pid !== undefined && counted.delete(pid));
}

/** Seconds of processor time that the processes below this one have used so far; 0 where the system does not tell. */
export async function treeSeconds(): Promise<number> {
  if (process.platform !== "linux") return 0;
  const apart = new Set((await Promise.all([...counted].map(async (pid) => [pid, ...(await descendantsOf(pid))]))).flat());
  const living = (await descendantsOf(process.pid)).filter((pid) => !apart.has(pid));
  return living.reduce((sum, pid) => sum + secondsOf(pid), 0);
}

function secondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return FIELDS.reduce((sum, at) => sum + Number(fields[at] ?? 0), 0) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** The first line is the shell's own, the second that of what it ran. */
const MEASURED = /\n?processor-time .*\n(.*)\n$/;
/** Runs its arguments and says at the end what they used, in the words of the shell: minutes and seconds, user and system. */
const SHELL = '"$@"; code=$?; printf "\\nprocessor-time "; times; exit $code';

/** A command as the shell runs it to measure it. @returns program and arguments */
export function measured(command: string, args: readonly string[]): [string, string[]] {
  return ["sh", ["-c", SHELL, "sh", command, ...args]];
}

/** Takes the measure off the output of a {@link measured} command. */
export function takeMeasure(output: string): { output: string; seconds: number } {
  const found = MEASURED.exec(output);
  const times = [...(found?.[1] ?? "").matchAll(/(\d+)m([\d.]+)s/g)];
  return { output: output.replace(MEASURED, "\n"), seconds: times.reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0) };
}
