import { parseEnv } from "node:util";
import { findSecret } from "../ask-google.ts";
import type { Deployment, Difference, Step } from "../deployment.ts";
import { addressOf } from "./accounts.ts";
import { siteUrlNow } from "./domain.ts";
import { findWebConfig } from "./project.ts";
import { publicPushKey } from "./push-key.ts";
import { findBucketName } from "./storage.ts";

type Setting = { file: string; key: string; value: string };

/** The files that a build reads. What else stands in them stays. */
export const settings: Step = {
  name: "Settings of this clone",
  differs: async (deployment) => {
    const wanted = await settingsOf(deployment);
    if (!wanted) return Object.values(filesOf(deployment)).map((file) => ({ what: `${file} is filled in` }));
    return wrongSettings(deployment, wanted).map(({ file, key, value }): Difference => {
      const is = parseEnv(deployment.files.read(file))[key];
      return { what: is ? `${key} in ${file} is ${is} and becomes ${value}` : `${key} in ${file} becomes ${value}` };
    });
  },
  make: async (deployment) => {
    for (const { file, key, value } of wrongSettings(deployment, (await settingsOf(deployment)) ?? []))
      deployment.files.write(file, withSetting(deployment.files.read(file), key, value));
  },
};

/** Where the settings of the functions and of the app are. */
export function filesOf({ answers }: Deployment): { functions: string; web: string } {
  return { functions: `functions/.env.${answers.project}`, web: "web/.env.production" };
}

/** Sets one line of a settings file, in its place. */
export function withSetting(text: string, key: string, value: string): string {
  const line = `${key}=${/^[\w./:@-]*$/.test(value) ? value : JSON.stringify(value)}`;
  const present = new RegExp(`^${key}=.*$`, "m");
  // A replacement text would read `$` in a value.
  if (present.test(text)) return text.replace(present, () => line);
  return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${line}\n`;
}

function wrongSettings({ files }: Deployment, wanted: readonly Setting[]): Setting[] {
  return wanted.filter(({ file, key, value }) => (parseEnv(files.read(file))[key] ?? "") !== value);
}

async function settingsOf(deployment: Deployment): Promise<Setting[] | null> {
  const { api, answers } = deployment;
  const [web, bucket] = [await findWebConfig(api), await findBucketName(api)];
  if (!web || bucket === null) return null;
  const files = filesOf(deployment);
  const siteUrl = await siteUrlNow(deployment);
  const functions = {
    SITE_URL: siteUrl,
    MEDIA_BASE: `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/`,
    MAIL_FROM: answers.mailFrom,
    REGION: answers.region,
    PAGE_ACCOUNT: addressOf(answers.project, "awning-pages"),
    COUNT_ACCOUNT: addressOf(answers.project, "awning-counts"),
    SERVICE_ACCOUNT: addressOf(answers.project, "awning-service"),
  };
  const app = {
    VITE_FIREBASE_API_KEY: web.apiKey,
    VITE_FIREBASE_AUTH_DOMAIN: web.authDomain,
    VITE_FIREBASE_PROJECT_ID: web.projectId,
    VITE_FIREBASE_STORAGE_BUCKET: bucket,
    VITE_FIREBASE_APP_ID: web.appId,
    VITE_SITE_URL: siteUrl,
    VITE_PUSH_KEY: publicPushKey((await findSecret(api, "PUSH_KEY")) ?? ""),
  };
  const entriesOf = (file: string, values: object) => Object.entries(values).map(([key, value]): Setting => ({ file, key, value }));
  return [...entriesOf(files.functions, functions), ...entriesOf(files.web, app)];
}
