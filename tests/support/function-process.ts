import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseEnv } from "node:util";
import { fromRoot, PROJECT_ID } from "../../tools/lib/root.ts";

export type FunctionProcess = {
  /** Where it listens now; another address after {@link start}. */
  origin: () => string;
  /** As a machine that goes away: at once, in the middle of whatever it does. */
  kill: () => Promise<void>;
  /** A new instance, as the platform starts one. */
  start: () => Promise<void>;
};

/** The built functions in a process of their own. `firestoreHost` is where they find the database. */
export async function startFunctionProcess(firestoreHost: string): Promise<FunctionProcess> {
  let child: ChildProcess | null = null;
  let port = 0;
  async function start() {
    child = fork(fromRoot("tests/support/function-process.mjs"), {
      env: {
        ...process.env,
        ...parseEnv(readFileSync(fromRoot("functions/.env.demo-awning"), "utf8")),
        SENTRY_DSN: "",
        GCLOUD_PROJECT: PROJECT_ID,
        FIRESTORE_EMULATOR_HOST: firestoreHost,
        FUNCTIONS_BUNDLE: pathToFileURL(fromRoot("functions/dist/index.js")).href,
      },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      execArgv: [],
    });
    const [message] = await once(child, "message");
    port = Number(message);
  }
  await start();
  return {
    origin: () => `http://127.0.0.1:${port}`,
    start,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
