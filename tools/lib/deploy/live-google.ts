import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { PlainError } from "../plain-error.ts";
import type { Google } from "./google.ts";

/** Tokens are good for an hour. */
const TOKEN_MS = 30 * 60_000;

/** Google itself, with the rights of `gcloud auth application-default login`. */
export function liveGoogle(): Google {
  let known: { token: string; until: number } | undefined;
  return {
    send: (request) => fetch(request, { signal: AbortSignal.timeout(60_000) }),
    token: async () => {
      if (!known || known.until < Date.now()) known = { token: await accessToken(), until: Date.now() + TOKEN_MS };
      return known.token;
    },
    pause: () => wait(5_000),
  };
}

async function accessToken(): Promise<string> {
  const asked = promisify(execFile)("gcloud", ["auth", "application-default", "print-access-token"]);
  const { stdout } = await asked.catch(() => {
    throw new PlainError("Sign in first: `gcloud auth application-default login`.");
  });
  return stdout.trim();
}
