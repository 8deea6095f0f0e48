import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { watchFunctions } from "./build-functions.ts";
import { toolEnvironment } from "./command.ts";
import { PORTS } from "./ports.ts";
import { fromRoot, LOGS } from "./root.ts";
import { watchStorefront } from "./watch-storefront.ts";

/**
 * Starts Vite with hot reload, and rebuilds functions and public scripts on every change (the emulator reloads them). Returns a function
 * that stops all.
 */
export async function startDevServers(say: (line: string) => void): Promise<() => Promise<void>> {
  const stops = [await watchFunctions(say), watchStorefront(say)];
  const args = ["--mode", "emulator", "--host", "127.0.0.1", "--port", String(PORTS.vite), "--strictPort", "--clearScreen", "false"];
  const vite = spawn(fromRoot("node_modules/.bin/vite"), args, {
    cwd: fromRoot("web"),
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: toolEnvironment(),
  });
  const log = createWriteStream(join(LOGS, "vite.log"));
  vite.stdout.pipe(log);
  vite.stderr.pipe(log, { end: false });
  vite.stderr.pipe(process.stderr, { end: false });
  const ended = new Promise<void>((done) => vite.once("exit", () => done()));
  let isStopping = false;
  vite.once("exit", (code) => isStopping || say(`Vite ended with code ${code}: see .awning/logs/vite.log.`));
  return async () => {
    isStopping = true;
    vite.kill("SIGTERM");
    await Promise.all([ended, ...stops.map((stop) => stop())]);
  };
}
