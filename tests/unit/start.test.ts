import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fromRoot } from "../../tools/lib/root.ts";

// `npm start` where something is missing: one sentence on stderr that says what to do, and an exit code that is not 0.

const clone = mkdtempSync(join(tmpdir(), "awning-clone-"));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

test("without Java it says so", async () => {
  const { code, words } = await start(fromRoot("tools/start.mjs"), { PATH: "/nowhere" });
  expect(code).toBe(1);
  expect(words).toMatch(/^Java is missing: .*Install a JDK \(17 or newer\) and put `java` on the PATH\.$/);
});

test("without npm it says so", async () => {
  const { code, words } = await start(freshClone(), { PATH: "/nowhere" });
  expect(code).toBe(1);
  expect(words).toBe("npm is missing: install Node with npm.");
});

test("without a network the first start says so, and installs nothing", async () => {
  const deadPort = await portOfNobody();
  const { code, words } = await start(freshClone(), { npm_config_registry: `http://127.0.0.1:${deadPort}/` });
  expect(code).toBe(1);
  expect(words).toBe(
    "The npm registry cannot be reached: connect to the network and run this again (the first start installs the dependencies).",
  );
}, 30_000);

/** What `npm start` runs before anything is installed, alone in a folder. */
function freshClone(): string {
  for (const file of ["tools/start.mjs", "tools/lib/bootstrap.mjs", "package.json", "package-lock.json"])
    cpSync(fromRoot(file), join(clone, file));
  return join(clone, "tools/start.mjs");
}

function start(file: string, environment: NodeJS.ProcessEnv): Promise<{ code: number | null; words: string }> {
  return new Promise((done, refuse) => {
    const child = spawn(process.execPath, [file], { env: { ...process.env, ...environment }, stdio: ["ignore", "ignore", "pipe"] });
    let words = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      words += text;
    });
    child.on("error", refuse);
    child.on("close", (code) => done({ code, words: words.trim() }));
  });
}

/** A port on which nobody listens any more. */
function portOfNobody(): Promise<number> {
  return new Promise((done, refuse) => {
    const server = createServer().once("error", refuse);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? done(address.port) : refuse(new Error("no port"))));
    });
  });
}
