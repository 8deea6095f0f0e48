import { paths } from "@awning/domain/routes/paths";
import { SITE } from "./ports.ts";

const EVERY_MS = 60_000;

/** Does what the schedule does in production, because the emulators fire none. Returns its end. */
export function startJobs(): () => Promise<void> {
  const sweep = () =>
    fetch(SITE + paths.api("run-sweep"), { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }).catch(() => {});
  const timer = setInterval(sweep, EVERY_MS);
  return async () => clearInterval(timer);
}
