import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { readSettings } from "../build-web.ts";
import { PlainError } from "../plain-error.ts";
import { fromRoot } from "../root.ts";
import { findSecret, readAuthConfig, readEnforcement } from "./ask-google.ts";
import { checkAppCheck, seesPictures } from "./check-app-check.ts";
import { checkAuth, checkSecrets, lineOf } from "./check-project.ts";
import { checkSite } from "./check-site.ts";
import { parseDeploySettings } from "./deploy-settings.ts";
import type { ProjectApi } from "./google.ts";
import { readSignInWays } from "./sign-in-calls.ts";

const SECRETS = ["ORDER_LINK_SECRET", "STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"];

/**
 * Whether a deployment is ready to be opened: its sign-in settings, secrets, App Check enforcement and the site's answers. Prints each finding and
 * changes nothing.
 * @throws PlainError if one is not right
 */
export async function checkDeployment(api: ProjectApi, say: (line: string) => void): Promise<void> {
  const { siteUrl, mediaBase, appCheck, region } = readFunctionsSettings(api.project);
  const secrets: Record<string, string> = {};
  for (const name of SECRETS) secrets[name] = (await findSecret(api, name)) ?? "";
  const findings = [
    ...checkAuth(await readAuthConfig(api), siteUrl, readSignInWays()),
    ...checkSecrets(secrets),
    ...checkAppCheck(
      { siteKey: readSettings("production").VITE_APP_CHECK_KEY ?? "", setting: appCheck },
      await readEnforcement(api),
      await seesPictures(mediaBase),
    ),
    ...(await checkSite({ siteUrl, functionUrl: `https://${region}-${api.project}.cloudfunctions.net/api` })),
  ];
  say(findings.map(lineOf).join("\n"));
  const wrong = findings.filter(({ isGood }) => !isGood).length;
  if (wrong > 0) throw new PlainError(`${wrong} of ${findings.length} are not right: do not open this site yet.`);
  say(`\n${api.project} is ready to be opened.`);
}

function readFunctionsSettings(project: string): { siteUrl: string; mediaBase: string; appCheck: string; region: string } {
  const file = fromRoot("functions", `.env.${project}`);
  if (!existsSync(file)) throw new PlainError(`functions/.env.${project} is missing: the functions of that project are set up in it.`);
  const text = readFileSync(file, "utf8");
  const { SITE_URL: siteUrl = "", MEDIA_BASE: mediaBase = "", APP_CHECK: appCheck = "" } = parseEnv(text);
  for (const [name, url] of Object.entries({ SITE_URL: siteUrl, MEDIA_BASE: mediaBase }))
    if (!URL.canParse(url)) throw new PlainError(`${name} in functions/.env.${project} is no address.`);
  return { siteUrl, mediaBase, appCheck, region: parseDeploySettings(text, file).region };
}
