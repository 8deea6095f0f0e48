import { apiPath, paths, sitePaths } from "@awning/domain/routes/paths";
import { SITE } from "./ports.ts";

const PATIENCE_MS = 60_000;
const NAME = "a-free-name";

/** Waits until app, commands and public pages answer, which also loads each function once. */
export async function warmUp(): Promise<void> {
  const command = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ username: NAME }) };
  await answers("the app", paths.home, (status) => status === 200);
  await Promise.all([
    answers("the commands", apiPath("check-username"), (status) => status === 200, command),
    // Our 404 page contains the name; the emulator's 404 for a function that failed to load does not.
    answers("the public pages", sitePaths.home(NAME), (status, text) => status < 500 && text.includes(NAME)),
    answers("the checkout pages", sitePaths.checkout(NAME), (status, text) => status < 500 && text.includes(NAME)),
  ]);
}

type IsFine = (status: number, text: string) => boolean;

async function answers(what: string, path: string, isFine: IsFine, init: RequestInit = {}): Promise<void> {
  let last = "no answer";
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await new Promise((done) => setTimeout(done, 250))) {
    try {
      const answer = await fetch(SITE + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      const text = await answer.text();
      if (isFine(answer.status, text)) return;
      last = `${answer.status} ${text.slice(0, 200)}`;
    } catch (error) {
      last = String(error);
    }
  }
  throw new Error(`Not ready: ${what} at ${path} (${last}). See .awning/logs/emulators.log.`);
}
