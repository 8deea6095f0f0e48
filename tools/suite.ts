// `npm run suite -- demo vitest run --project rules`: one command against a fresh suite, with its exit code.
import { spawn } from "node:child_process";
import { toolEnvironment } from "./lib/command.ts";
import { failWith, PlainError } from "./lib/plain-error.ts";
import { withSuite } from "./lib/suite.ts";

const [data, command, ...args] = process.argv.slice(2);

try {
  if ((data !== "demo" && data !== "empty") || !command) throw new PlainError("Usage: npm run suite -- demo|empty <command> [arguments]");
  process.exitCode = await withSuite({ data }, () => attend(command, args));
} catch (error) {
  failWith(error);
}

function attend(program: string, list: string[]): Promise<number> {
  return new Promise((done, refuse) => {
    const child = spawn(program, list, { stdio: "inherit", env: toolEnvironment() });
    // If only this process gets a signal, the command must not continue without a suite.
    process.once("exit", () => child.kill());
    child.on("error", refuse);
    child.on("exit", (code) => done(code ?? 1));
  });
}
