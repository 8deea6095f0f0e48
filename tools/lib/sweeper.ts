import { apiPath } from "@awning/domain/routes/paths";
import { SITE } from "./ports.ts";

const EVERY_MS = 60_000;

/** Runs the scheduled jobs, because the emulators do not. Returns a function that stops them. */
export function startJobs(): () => Promise<void> {
  const sweep = () =>
    fetch(SITE + apiPath("run-sweep"), { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }).catch(() => {});
  const timer = setInterval(sweep, EVERY_MS);
  return async () => clearInterval(timer);
}
