import { existsSync } from "node:fs";
import { paths } from "@awning/domain/paths";
import { SITE } from "./ports.ts";
import { fromRoot } from "./root.ts";

const PATIENCE_MS = 60_000;

/** Waits until the app, the commands and the public pages answer, which also loads each function once. */
export async function warmUp(say: (line: string) => void): Promise<void> {
  if (!existsSync(fromRoot("functions/dist/index.js")) || !existsSync(fromRoot("web/dist/index.html"))) {
    say("MISSING: web or functions: nothing to warm up");
    return;
  }
  const command = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ username: "a-free-name" }) };
  await answers("the app", paths.home, (status) => status === 200);
  await Promise.all([
    answers("the commands", paths.api("check-username"), (status) => status === 200, command),
    answers("the public pages", "/a-free-name", (status) => status === 404 || status === 200),
    answers("the checkout pages", "/a-free-name/checkout", (status) => status < 500),
  ]);
}

async function answers(what: string, path: string, isFine: (status: number) => boolean, init: RequestInit = {}): Promise<void> {
  let last = "no answer";
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await new Promise((done) => setTimeout(done, 250))) {
    try {
      const answer = await fetch(SITE + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      const text = await answer.text();
      if (isFine(answer.status)) return;
      last = `${answer.status} ${text.slice(0, 200)}`;
    } catch (error) {
      last = String(error);
    }
  }
  throw new Error(`Not ready: ${what} at ${path} (${last}). See .awning/logs/emulators.log.`);
}
