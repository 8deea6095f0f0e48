// `npm run deploy:check -- --project <id>`: whether a deployment is ready to open. Checks the project's sign-in settings, secrets, App
// Check enforcement and the site's responses. Uses Application Default Credentials and changes nothing.
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseArgs, parseEnv, promisify } from "node:util";
import { readSettings } from "./lib/build-web.ts";
import { GOOGLE, readAuthConfig, readEnforcement, readSecret } from "./lib/deploy/ask-google.ts";
import { checkAppCheck, seesPictures } from "./lib/deploy/check-app-check.ts";
import { checkAuth, checkSecrets, type Finding } from "./lib/deploy/check-project.ts";
import { checkSite } from "./lib/deploy/check-site.ts";
import { readSignInWays } from "./lib/deploy/sign-in-calls.ts";
import { failWith, PlainError } from "./lib/plain-error.ts";
import { fromRoot } from "./lib/root.ts";

const REGION = "europe-west1";
const SECRETS = ["ORDER_LINK_SECRET", "STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"];

try {
  const { values } = parseArgs({ options: { project: { type: "string" } } });
  const project = values.project ?? "";
  if (!/^[a-z][a-z0-9-]{4,29}$/.test(project) || project.startsWith("demo-"))
    throw new PlainError("npm run deploy:check -- --project <the id of a real project>");
  const { siteUrl, mediaBase, appCheck } = readFunctionsSettings(project);
  const google = { ...GOOGLE, token: accessToken };
  const secrets: Record<string, string> = {};
  for (const name of SECRETS) secrets[name] = await readSecret(google, project, name);
  const findings = [
    ...checkAuth(await readAuthConfig(google, project), siteUrl, readSignInWays()),
    ...checkSecrets(secrets),
    ...checkAppCheck(
      { siteKey: readSettings("production").VITE_APP_CHECK_KEY ?? "", setting: appCheck },
      await readEnforcement(google, project),
      await seesPictures(mediaBase),
    ),
    ...(await checkSite({ siteUrl, functionUrl: `https://${REGION}-${project}.cloudfunctions.net/api` })),
  ];
  console.info(findings.map(lineOf).join("\n"));
  const wrong = findings.filter(({ isGood }) => !isGood).length;
  if (wrong > 0) throw new PlainError(`${wrong} of ${findings.length} are not right: do not open this site yet.`);
  console.info(`\n${project} is ready to be opened.`);
} catch (error) {
  failWith(error);
}

function lineOf({ what, isGood, todo }: Finding): string {
  return isGood ? `✓ ${what}` : `✗ ${what}\n    ${todo}`;
}

function readFunctionsSettings(project: string): { siteUrl: string; mediaBase: string; appCheck: string } {
  const file = fromRoot("functions", `.env.${project}`);
  if (!existsSync(file)) throw new PlainError(`functions/.env.${project} is missing: the functions of that project are set up in it.`);
  const { SITE_URL: siteUrl = "", MEDIA_BASE: mediaBase = "", APP_CHECK: appCheck = "" } = parseEnv(readFileSync(file, "utf8"));
  for (const [name, url] of Object.entries({ SITE_URL: siteUrl, MEDIA_BASE: mediaBase }))
    if (!URL.canParse(url)) throw new PlainError(`${name} in functions/.env.${project} is no address.`);
  return { siteUrl, mediaBase, appCheck };
}

async function accessToken(): Promise<string> {
  const asked = promisify(execFile)("gcloud", ["auth", "application-default", "print-access-token"]);
  const { stdout } = await asked.catch(() => {
    throw new PlainError("Sign in first: `gcloud auth application-default login`.");
  });
  return stdout.trim();
}
