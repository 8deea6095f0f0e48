import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { delimiter } from "node:path";
import { fromRoot, ROOT } from "./root.ts";

export type Ran = { code: number; output: string };

/**
 * The environment of everything we start: the project's own tools come before the machine's. Nothing of it runs in the
 * cloud, so Google's libraries need not look for its metadata server; without a network they look for 14 s at each task.
 */
export function toolEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const PATH = `${fromRoot("node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`;
  return { ...process.env, PATH, METADATA_SERVER_DETECTION: "none", ...extra };
}

/**
 * Runs a command to its end; `isPatient` leaves the processor to whatever else wants it.
 * @returns its exit code (127 when there is no such command) and what it wrote to both outputs, in order.
 */
export function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; input?: string; isPatient?: boolean; onStart?: (pid: number | undefined) => void } = {},
): Promise<Ran> {
  return new Promise((done) => {
    let output = "";
    const child = spawn(command, args, { cwd: options.cwd ?? ROOT, env: toolEnvironment(options.env), stdio: ["pipe", "pipe", "pipe"] });
    options.onStart?.(child.pid);
    if (options.isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.stdin.on("error", () => {}).end(options.input ?? "");
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    child.on("error", (error) => done({ code: 127, output: String(error) }));
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}
