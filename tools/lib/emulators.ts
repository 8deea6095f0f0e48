import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { toolEnvironment } from "./command.ts";
import { writeEmulatorConfig } from "./emulator-config.ts";
import type { EmulatorBinaries } from "./jars.ts";
import { watchFamily } from "./left-behind.ts";
import { PlainError } from "./plain-error.ts";
import { descendantsOf, isAlive, signal } from "./processes.ts";
import { fromRoot, LOGS, PROJECT_ID } from "./root.ts";
import { isWorthShowing } from "./worth-showing.ts";

const INSTANCES_OF_FUNCTIONS = pathToFileURL(fromRoot("tools/emulators/instances.mjs")).href;
const EMULATORS = "auth,functions,firestore,hosting,storage,tasks";
const START_TIMEOUT_MS = 180_000;
const EXPORT_TIMEOUT_MS = 60_000;

export type Emulators = {
  /** Resolves when the CLI reports all emulators as ready; rejects if they do not start. */
  ready: Promise<void>;
  /** Resolves when all emulator processes have ended; exports the data first if `exportTo` is set and they were ready. */
  stop: () => Promise<void>;
  /** Resolves if the emulators end unexpectedly. */
  died: Promise<void>;
};

type Options = { binaries: EmulatorBinaries; importFrom?: string; exportTo?: string; show: (line: string) => void };

/** Starts the emulators. Their output goes to `.awning/logs`. */
export function startEmulators({ binaries, importFrom, exportTo, show }: Options): Emulators {
  mkdirSync(LOGS, { recursive: true });
  // The Storage emulator empties its folder in the temporary directory, so two suites need separate ones.
  const temporary = fromRoot(".awning/tmp");
  mkdirSync(temporary, { recursive: true });
  const args = [
    "emulators:start",
    "--only",
    EMULATORS,
    "--project",
    PROJECT_ID,
    "--config",
    writeEmulatorConfig(binaries),
    "--non-interactive",
  ];
  if (importFrom && existsSync(join(importFrom, "firebase-export-metadata.json"))) args.push("--import", importFrom);
  if (exportTo) args.push("--export-on-exit", exportTo);
  const cli = ["--import", INSTANCES_OF_FUNCTIONS, fromRoot("node_modules/firebase-tools/lib/bin/firebase.js")];
  const child = spawn(process.execPath, [...cli, ...args], {
    cwd: LOGS, // The CLI and the Java emulators write their logs here.
    detached: true, // Ctrl-C must reach the CLI only once, from us: a second one would abort the export.
    stdio: ["ignore", "pipe", "pipe"],
    env: toolEnvironment({
      ...binaries.env,
      TMPDIR: temporary,
      // As in production, so that mails use production React.
      NODE_ENV: "production",
      // Function instances load the same megabytes of code; this caches the compilation.
      NODE_COMPILE_CACHE: fromRoot(".awning/compiled"),
      NO_UPDATE_NOTIFIER: "1",
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
    }),
  });
  const family = watchFamily(child.pid ?? 0);
  const log = createWriteStream(join(LOGS, "emulators.log"));
  const failures: string[] = [];
  let isReady = false;
  let isStopping = false;
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const ready = new Promise<void>((done, refuse) => {
    const tooLate = () => refuse(new Error("The emulators are not ready after three minutes: see .awning/logs/emulators.log."));
    const timer = setTimeout(tooLate, START_TIMEOUT_MS).unref();
    const read = (coloured: string) => {
      const line = stripVTControlCharacters(coloured);
      log.write(`${line}\n`);
      if (line.includes("All emulators ready!")) {
        isReady = true;
        clearTimeout(timer);
        done();
      }
      if (/^\s*(✖|Error:)/.test(line)) failures.push(line.trim());
      if (!isStopping && isWorthShowing(line)) show(line.trim());
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on("line", read);
    void ended.then(() => refuse(new PlainError(`The emulators did not start. ${failures.join(" ")} See .awning/logs/emulators.log.`)));
  });
  return {
    ready,
    stop: async () => {
      if (isStopping) return;
      isStopping = true;
      // Exporting before they are ready would overwrite the data with a part of it.
      await end(child, ended, isReady ? EXPORT_TIMEOUT_MS : 0, family.known());
      family.stop();
    },
    died: ended.then(() => (isStopping ? new Promise<void>(() => {}) : undefined)),
  };
}

/** Sends one signal (unless `patienceMs` is 0), waits, then kills what is left, including Java. */
async function end(child: ChildProcess, ended: Promise<void>, patienceMs: number, known: readonly number[]): Promise<void> {
  if (!child.pid) return;
  // If the CLI died, its children have other parents.
  const family = [...new Set([...known, ...(await descendantsOf(child.pid))])];
  if (child.exitCode === null && child.signalCode === null) {
    if (patienceMs > 0) {
      signal(child.pid, "SIGINT");
      await Promise.race([ended, sleep(patienceMs)]);
    }
    if (child.exitCode === null && child.signalCode === null) signal(child.pid, "SIGKILL");
  }
  const left = family.filter(isAlive);
  for (const pid of left) signal(pid, "SIGTERM");
  for (let tries = 0; tries < 20 && left.some(isAlive); tries++) await sleep(100);
  for (const pid of left.filter(isAlive)) signal(pid, "SIGKILL");
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms).unref());
}
