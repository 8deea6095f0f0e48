import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { delimiter } from "node:path";
import { fromRoot, ROOT } from "./root.ts";

export type Ran = { code: number; output: string };

/**
 * The environment of child processes: our own tools come first. Without the metadata server setting, Google's libraries look for it for 14
 * s per task when offline.
 */
export function toolEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const PATH = `${fromRoot("node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`;
  return { ...process.env, PATH, METADATA_SERVER_DETECTION: "none", ...extra };
}

/**
 * Runs a command to its end; `isPatient` lowers its priority.
 * @returns its exit code (127 if it does not exist) and the combined output in order
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
