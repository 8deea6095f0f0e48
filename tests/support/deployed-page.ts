import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { buildStorefront } from "../../tools/build-storefront.ts";
import { buildFunctions } from "../../tools/lib/build-functions.ts";
import { fromRoot, PROJECT_ID } from "../../tools/lib/root.ts";
import { eventually } from "./emulators.ts";

const FRAMEWORK = fromRoot("node_modules/@google-cloud/functions-framework/build/src/main.js");

export type DeployedPage = { origin: string; close: () => Promise<void> };

/** What would be deployed, in a folder of its own. */
export async function buildDeployed(): Promise<{ functionsOut: string; remove: () => void }> {
  const root = mkdtempSync(join(tmpdir(), "awning-deployed-"));
  const functionsOut = join(root, "functions");
  await buildStorefront({ development: false, outDir: join(root, "web"), functionsOut });
  await buildFunctions({ mode: "production", functionsOut, onlyChanged: false, say: () => {} });
  return { functionsOut, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/**
 * The function of the public pages as Google runs it: by the functions framework, on the emulators' data.
 * @param settings what is otherwise than in the demo
 */
export async function startDeployedPage(functionsOut: string, settings: NodeJS.ProcessEnv = {}): Promise<DeployedPage> {
  const port = await freePort();
  const { FUNCTIONS_EMULATOR: _, ...environment } = process.env;
  const child = spawn(
    process.execPath,
    [FRAMEWORK, "--target=page", "--signature-type=http", `--source=${functionsOut}`, `--port=${port}`],
    {
      env: {
        ...environment,
        ...parseEnv(readFileSync(fromRoot("functions/.env.demo-awning"), "utf8")),
        GCLOUD_PROJECT: PROJECT_ID,
        FUNCTION_TARGET: "page",
        ...settings,
      },
      stdio: "ignore",
    },
  );
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const origin = `http://127.0.0.1:${port}`;
  // A name that nobody has: the first page that is kept is then a test's.
  await eventually("the functions framework", () => fetch(`${origin}/-`).catch(() => null));
  return {
    origin,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
