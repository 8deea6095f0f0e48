import { readFileSync } from "node:fs";
import { descendantsOf } from "./processes.ts";

/** Linux always reports hundredths of a second. */
const TICKS_PER_SECOND = 100;
const SAMPLE_MS = 500;

/**
 * Sums the CPU time of processes and their descendants, including browsers. Samples twice a second, because an ended process no longer
 * reports it. Measures nothing on systems without /proc.
 */
export class ProcessorMeter {
  readonly #roots: () => readonly number[];
  readonly #apart: () => readonly number[];
  /** CPU time at the first and last sample, by process id and start. */
  readonly #used = new Map<string, { first: number; last: number }>();
  readonly #timer: ReturnType<typeof setInterval>;

  /** @param apart processes to exclude, with their descendants */
  private constructor(roots: () => readonly number[], apart: () => readonly number[]) {
    this.#roots = roots;
    this.#apart = apart;
    this.#timer = setInterval(() => void this.#sample(false), SAMPLE_MS);
    this.#timer.unref();
  }

  /** Starts measuring these processes. */
  static async start(roots: () => readonly number[], apart: () => readonly number[] = () => []): Promise<ProcessorMeter> {
    const meter = new ProcessorMeter(roots, apart);
    await meter.#sample(true);
    return meter;
  }

  /** @returns seconds of CPU time since the start */
  async stop(): Promise<number> {
    clearInterval(this.#timer);
    await this.#sample(false);
    return [...this.#used.values()].reduce((sum, { first, last }) => sum + last - first, 0);
  }

  async #sample(isFirst: boolean): Promise<void> {
    if (process.platform !== "linux") return;
    const apart = new Set(await withDescendants(this.#apart()));
    for (const pid of await withDescendants(this.#roots())) {
      if (apart.has(pid)) continue;
      const found = readUse(pid);
      if (!found) continue;
      const known = this.#used.get(found.key);
      if (known) known.last = found.seconds;
      else this.#used.set(found.key, { first: isFirst ? found.seconds : 0, last: found.seconds });
    }
  }
}

async function withDescendants(pids: readonly number[]): Promise<number[]> {
  return (await Promise.all(pids.map(async (pid) => [pid, ...(await descendantsOf(pid))]))).flat();
}

/** User and system time without children. */
function readUse(pid: number): { key: string; seconds: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return { key: `${pid} ${fields[19]}`, seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND };
  } catch {
    return null;
  }
}
