import { existsSync } from "node:fs";
import { startDevServers } from "./lib/dev-servers.ts";
import { whenOrphaned } from "./lib/orphaned.ts";
import { PlainError } from "./lib/plain-error.ts";
import { PORTS, requireFreePorts, SITE } from "./lib/ports.ts";
import { DATA, SEED } from "./lib/root.ts";
import { startSuite } from "./lib/suite.ts";
import { startJobs } from "./lib/sweeper.ts";
import { siteTable } from "./lib/table.ts";

const isDevelopment = process.argv.includes("--dev");
const say = (line: string) => console.info(line);
const stops: (() => Promise<void>)[] = [];
let isStopping = false;
const FAILED = 1;

/** Stops everything in reverse order. */
async function stopAll(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (code !== FAILED) say("\nStopping …");
  for (const stop of stops.toReversed()) await stop().catch((error) => console.error(error));
  process.exit(code);
}

// Ctrl-C arrives from the terminal and again from npm; only the first counts.
process.on("SIGINT", () => void stopAll(130));
process.on("SIGTERM", () => void stopAll(143));
process.on("SIGHUP", () => void stopAll(129));

whenOrphaned(() => void stopAll(FAILED));

/** A suite that dies sooner would only die again. */
const LIVES_AT_LEAST_MS = 60_000;
const SAVE_EVERY_MS = 180_000;

/** Saves the data every few minutes, because an unexpected end saves nothing. */
function startSaving(): () => Promise<void> {
  const save = () =>
    fetch(`http://127.0.0.1:${PORTS.hub}/_admin/export`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ path: DATA, initiatedBy: "awning" }),
    }).catch(() => undefined);
  const timer = setInterval(save, SAVE_EVERY_MS);
  return async () => clearInterval(timer);
}

/** Cleans up after a dead suite and starts another with the last saved data. */
async function startAgain(): Promise<void> {
  console.error("The emulators ended by themselves (see .awning/logs/emulators.log). Starting them again with what was saved last …");
  for (const stop of stops.splice(0).toReversed()) await stop().catch((error) => console.error(error));
  await start();
}

async function start(): Promise<void> {
  const startedAt = Date.now();
  if (isDevelopment) await requireFreePorts(["vite"]);
  const undo = (stop: () => Promise<void>) => stops.push(stop);
  const suite = await startSuite({ importFrom: existsSync(DATA) ? DATA : SEED, exportTo: DATA, undo, say, show: console.warn });
  undo(startJobs());
  undo(startSaving());
  void suite.died.then(async () => {
    if (isStopping) return;
    if (Date.now() - startedAt > LIVES_AT_LEAST_MS) return startAgain().catch(fail);
    console.error("The emulators ended by themselves: see .awning/logs/emulators.log.");
    return stopAll(FAILED);
  });
  if (isDevelopment) undo(await startDevServers(say));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  say(siteTable({ site: SITE, isDevelopment, hasUi: suite.hasUi, seconds }));
}

async function fail(error: unknown): Promise<void> {
  if (isStopping) return;
  console.error(error instanceof PlainError ? `\n${error.message}` : error);
  await stopAll(FAILED);
}

await start().catch(fail);
