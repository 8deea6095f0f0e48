import { PlainError } from "./plain-error.ts";

/** Exact, so that nothing newer runs with the token unseen. Not a dependency: only a deployment with a token needs it. */
const CLI = "@sentry/cli@3.8.0";
const NEEDED = ["SENTRY_ORG", "SENTRY_PROJECT"] as const;

/**
 * The commands that hand the source maps of a production build to Sentry; none without `SENTRY_AUTH_TOKEN`. They are found
 * again by the release and the addresses that stand in reports.
 */
export function uploadCommands(environment: NodeJS.ProcessEnv, release: string): string[][] {
  if (!environment.SENTRY_AUTH_TOKEN) return [];
  const missing = NEEDED.filter((name) => !environment[name]);
  if (missing.length > 0) throw new PlainError(`With SENTRY_AUTH_TOKEN there must also be ${missing.join(" and ")}.`);
  const upload = (folder: string, prefix: string) => [
    ...["npx", "--yes", CLI, "sourcemaps", "upload"],
    ...["--release", release, "--url-prefix", prefix, folder],
  ];
  return [upload("web/dist", "~/"), upload("functions/dist", "app:///")];
}
