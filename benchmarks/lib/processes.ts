import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { toolEnvironment } from "../../tools/lib/command.ts";
import { PlainError } from "../../tools/lib/plain-error.ts";
import { fromRoot } from "../../tools/lib/root.ts";

/** The processor of the servers, and the one of who loads them and of the data's origin. */
export const SERVER_CPU = 0;
export const LOAD_CPU = 1;

const isPinned = existsSync("/usr/bin/taskset");
const started = new Set<ChildProcess>();

type Command = { cpu: number; file: string; args?: string[]; env?: NodeJS.ProcessEnv; cwd?: string };

/** Starts one of our Node processes, on a processor of its own where the machine can do that. */
export function startNode({ cpu, file, args = [], env = {}, cwd }: Command, output: "ignore" | "pipe" = "ignore"): ChildProcess {
  const node = [process.execPath, "--disable-warning=ExperimentalWarning", file, ...args];
  const [command = "", ...rest] = isPinned ? ["taskset", "-c", String(cpu), ...node] : node;
  const child = spawn(command, rest, {
    cwd: cwd ?? fromRoot(),
    env: toolEnvironment({ NODE_ENV: "production", ...env }),
    stdio: ["ignore", output, process.env.BENCH_VERBOSE ? "inherit" : output],
  });
  started.add(child);
  child.on("exit", () => started.delete(child));
  return child;
}

export type Server = { pid: number; port: number; stop: () => Promise<void> };

/**
 * Starts a server and waits until it answers: one that takes connections may still be starting. Throws when it does not within a minute, or when somebody else has
 * its port: that one would be measured instead.
 */
export async function startServer(port: number, command: Omit<Command, "cpu"> & { cpu?: number }): Promise<Server> {
  if (await isOpen(port)) throw new PlainError(`Port ${port} is taken: end what listens there.`);
  const child = startNode({ cpu: SERVER_CPU, ...command });
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 600) throw new Error(`${command.file} does not answer on ${port}`);
    await wait(100);
  }
  return { pid: child.pid ?? 0, port, stop: () => end(child) };
}

/** Ends whatever is still running. */
export async function stopAll(): Promise<void> {
  await Promise.all([...started].map(end));
}

/** What a process has used of the processor so far, in ms; `null` where the machine does not tell (not Linux). */
export function cpuTimeOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    // User and system time, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.on("exit", done));
  child.kill();
  await Promise.race([gone, wait(3000).then(() => child.kill("SIGKILL"))]);
}

async function answers(port: number): Promise<boolean> {
  try {
    await (await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(5000) })).body?.cancel();
    return true;
  } catch {
    return false;
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.on("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.on("error", () => done(false));
  });
}
