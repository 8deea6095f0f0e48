import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { descendantsOf, isAlive, signal, startOf } from "./processes.ts";
import { WORK } from "./root.ts";

const FILE = join(WORK, "emulator-processes.json");
const LOOK_EVERY_MS = 5_000;

type Known = Record<string, string>;

/**
 * Records the emulators' processes on disk, because a dead CLI leaves no trace of its Java and worker processes.
 * @returns `known` for those still running, `stop` after a regular end
 */
export function watchFamily(pid: number): { known: () => number[]; stop: () => void } {
  const family: Known = {};
  const look = async () => {
    const fresh = (await descendantsOf(pid)).filter((one) => !(one in family));
    for (const one of fresh) {
      const start = startOf(one);
      if (start) family[one] = start;
    }
    if (fresh.length > 0) writeFileSync(FILE, JSON.stringify(family));
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  timer.unref();
  return {
    known: () => stillThere(family),
    stop: () => {
      clearInterval(timer);
      rmSync(FILE, { force: true });
    },
  };
}

/** Kills processes that an earlier run in this folder left behind. */
export function endLeftBehind(): void {
  if (!existsSync(FILE)) return;
  for (const pid of stillThere(read())) signal(pid, "SIGKILL");
  rmSync(FILE, { force: true });
}

function read(): Known {
  try {
    const found: unknown = JSON.parse(readFileSync(FILE, "utf8"));
    return typeof found === "object" && found !== null ? (found as Known) : {};
  } catch {
    return {};
  }
}

function stillThere(known: Known): number[] {
  return Object.entries(known).flatMap(([pid, start]) => (isAlive(Number(pid)) && startOf(Number(pid)) === start ? [Number(pid)] : []));
}
