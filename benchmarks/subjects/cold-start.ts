import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { toolEnvironment } from "../../tools/lib/command.ts";
import { fromRoot } from "../../tools/lib/root.ts";
import { OUR_ENVIRONMENT } from "../lib/contestants.ts";
import { FUNCTIONS } from "../lib/prepare.ts";
import { atMost, median, type Section, spread } from "../lib/section.ts";

const ROUNDS = 9;

type Start = { name: string; file: string; args: string[]; target: string };
const STARTS: Start[] = [
  { name: "Node and one request", file: "node.mjs", args: [], target: "page" },
  { name: "page", file: "page.mjs", args: [`${FUNCTIONS}/index.js`], target: "page" },
  { name: "the Admin SDK alone", file: "admin.mjs", args: [], target: "page" },
];

/** From the start of the process to the first byte that reaches the database. */
export async function coldStart(say: (line: string) => void): Promise<Section> {
  let heard = () => {};
  const database = createServer((socket) => socket.on("data", () => heard()).on("error", () => {}));
  database.listen(0, "127.0.0.1");
  await once(database, "listening");
  const address = database.address();
  const host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const times = new Map<string, number[]>(STARTS.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, file, args, target } of round % 2 ? STARTS.toReversed() : STARTS) {
      const first = new Promise<number>((done) => {
        heard = () => done(performance.now());
      });
      const start = performance.now();
      const child = spawn(process.execPath, [fromRoot("benchmarks/starts", file), ...args], {
        env: toolEnvironment({ ...OUR_ENVIRONMENT, NODE_ENV: "production", FUNCTION_TARGET: target, FIRESTORE_EMULATOR_HOST: host }),
        stdio: "ignore",
      });
      const ms = await Promise.race([first.then((at) => at - start), wait(20_000, Number.NaN)]);
      if (Number.isNaN(ms)) throw new Error(`${name} never reached the database`);
      // The first start fills the cache of files.
      if (round > 0) times.get(name)?.push(ms);
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    say(`Round ${round + 1} of ${ROUNDS}`);
  }
  database.close();
  const of = (name: string) => times.get(name) ?? [];
  return {
    tables: [{ head: ["Process start to the first byte at the database", "ms"], rows: STARTS.map(({ name }) => [name, spread(of(name))]) }],
    notes: [
      `Of the page's start, Node itself and a request are ${Math.round(median(of("Node and one request")))} ms. The page loads a bundle of its own with its packages inside, without the Admin SDK; the platform adds its own start to all of them.`,
    ],
    targets: [
      atMost("start of the page, median", 130, of("page"), " ms"),
      atMost("start of the page, quickest: what is left without neighbours", 130, [Math.min(...of("page"))], " ms"),
      atMost(
        "start of the page against the Admin SDK alone",
        0.5,
        of("page").map((ms, index) => ms / (of("the Admin SDK alone")[index] ?? Number.NaN)),
      ),
    ],
  };
}
