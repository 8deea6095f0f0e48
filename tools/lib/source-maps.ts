import { PlainError } from "./plain-error.ts";

/** An exact version, so that no unreviewed code gets the token. Not a dependency, because only deployments with a token need it. */
const CLI = "@sentry/cli@3.8.0";
const NEEDED = ["SENTRY_ORG", "SENTRY_PROJECT"] as const;

/**
 * Commands that upload the source maps of a production build to Sentry; empty without `SENTRY_AUTH_TOKEN`. Sentry matches them by release
 * and URL.
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
