import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { type LoadOrder, type LoadResult, loadResultSchema } from "./load-order.ts";
import { cpuTimeOf, LOAD_CPU, type Server, startNode } from "./processes.ts";

/** One thing to measure: a way of asking a server. */
export type Case = {
  name: string;
  server: Server;
  paths: LoadOrder["paths"];
  headers?: Record<string, string>;
  status?: number;
  rate?: number;
  /** How long a round is measured; three seconds when it does not say. */
  seconds?: number;
};
/** One round of it. `cpu`: what the server used of its processor for one answer, in µs, warming up included. */
export type Round = LoadResult & { cpu: number };

const ROUNDS = 3;
const WARM_UP_SECONDS = 1;
const SECONDS = 3;
/** Above this a neighbour is at work and a round waits, ten seconds at most. */
const QUIET = 1.5;

/**
 * Runs every case in each round, in the opposite order each time. One whose answer was not as it should be is said and left out from
 * then on, with what it did before: the others keep their results.
 */
export async function rounds(cases: readonly Case[], say: (line: string) => void): Promise<Map<string, Round[]>> {
  const results = new Map<string, Round[]>(cases.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await quiet();
    for (const one of round % 2 ? cases.toReversed() : cases) {
      const known = results.get(one.name);
      if (!known) continue;
      try {
        known.push(await measure(one));
      } catch (error) {
        results.delete(one.name);
        say(`FAILED, left out: ${error instanceof Error ? error.message : error}`);
      }
    }
    say(`Round ${round + 1} of ${ROUNDS}; load average ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`);
  }
  return results;
}

/** How much one answers of what the other does, round by round. */
export function ratios(results: Map<string, Round[]>, ours: string, theirs: string, value: (round: Round) => number): number[] {
  const others = results.get(theirs) ?? [];
  return (results.get(ours) ?? []).map((round, index) => {
    const other = others[index];
    return other ? value(round) / value(other) : Number.NaN;
  });
}

/** One run against a server, after a short one that does not count. */
export async function measure({ name, server, paths, headers = {}, status = 200, rate, seconds = SECONDS }: Case): Promise<Round> {
  const order = { port: server.port, paths, headers, status, connections: rate ? 64 : 16, rate: rate ?? null };
  await loadOnce({ ...order, seconds: WARM_UP_SECONDS });
  const cpuBefore = cpuTimeOf(server.pid);
  const result = await loadOnce({ ...order, seconds });
  const cpu = (((cpuTimeOf(server.pid) ?? Number.NaN) - (cpuBefore ?? Number.NaN)) * 1000) / result.answers;
  // Frameworks cut what they stream as it comes: a percent more or less is the same answer.
  const isOfOneLength = result.largest - result.smallest <= result.smallest * 0.01;
  if (result.wrong > 0 || result.answers === 0 || !isOfOneLength) throw new Error(`${name}: ${JSON.stringify(result)}`);
  return { ...result, cpu };
}

/** One run of load, as it is ordered. */
export async function loadOnce(order: LoadOrder): Promise<LoadResult> {
  const child = startNode({ cpu: LOAD_CPU, file: "benchmarks/lib/load.ts", args: [JSON.stringify(order)] }, "pipe");
  let output = "";
  let errors = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const code = await new Promise((done) => child.on("close", done));
  if (output === "") throw new Error(`The load on port ${order.port} ended with ${code} and no result: ${errors.trim()}`);
  return loadResultSchema.parse(JSON.parse(output));
}

async function quiet(): Promise<number> {
  for (let waited = 0; (loadavg()[0] ?? 0) > QUIET && waited < 10; waited += 1) await wait(1000);
  return loadavg()[0] ?? 0;
}
