import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { PlainError } from "../../plain-error.ts";
import { findSecret } from "../ask-google.ts";
import { checkSecrets } from "../check-project.ts";
import type { Deployment, Difference, Step } from "../deployment.ts";
import type { ProjectApi } from "../google.ts";
import { makePushKey } from "./push-key.ts";

const API = "secretmanager.googleapis.com/v1";
const anySchema = z.looseObject({});
const versionSchema = z.object({ name: z.string() });

type Source = { question: string; shape: RegExp };
type Secret = { name: string; asked?: Source; made: () => string };
const CARDS_OFF = { STRIPE_SECRET_KEY: "none", STRIPE_WEBHOOK_SECRET: "whsec_none" };

/** Where each secret comes from: asked for, or made here. */
function secretsOf({ answers }: Deployment): Secret[] {
  const stripe = (name: keyof typeof CARDS_OFF, asked: Source): Secret => ({
    name,
    ...(answers.cards && { asked }),
    made: () => CARDS_OFF[name],
  });
  return [
    { name: "ORDER_LINK_SECRET", made: () => randomBytes(48).toString("base64") },
    { name: "PUSH_KEY", made: makePushKey },
    {
      name: "SMTP_URL",
      asked: { question: "Your mail server, such as smtps://user:password@smtp.example:465", shape: /^smtps?:\/\/\S+$/ },
      made: () => "",
    },
    stripe("STRIPE_SECRET_KEY", { question: "Secret key of your Stripe platform", shape: /^(?:sk|rk)_(?:test|live)_\S+$/ }),
    stripe("STRIPE_WEBHOOK_SECRET", { question: "Signing secret of the Stripe endpoint /webhooks/stripe", shape: /^whsec_\S{16,}$/ }),
  ];
}

/** Secrets in Secret Manager. One that is there and good is never replaced. */
export const secrets: Step = {
  name: "Secrets",
  differs: async (deployment) => {
    const found: Difference[] = [];
    for (const { name, why } of await wrongSecrets(deployment)) found.push({ what: `${name} ${why}` });
    const stripe = await findSecret(deployment.api, "STRIPE_SECRET_KEY");
    if (!deployment.answers.cards && stripe !== null && stripe !== CARDS_OFF.STRIPE_SECRET_KEY)
      found.push({ what: "Cards are taken, though you answered no", byHand: "Set STRIPE_SECRET_KEY to `none`, or answer yes." });
    return found;
  },
  make: async (deployment) => {
    const { api, askSecret } = deployment;
    for (const { name, asked, made } of await wrongSecrets(deployment)) {
      const value = asked ? (await askSecret(name, asked.question)).trim() : made();
      if (asked && !asked.shape.test(value)) throw new PlainError(`${name} is not of the form that it needs. Nothing was kept.`);
      const at = `${API}/projects/${api.project}/secrets`;
      if (!(await api.find(anySchema, `${at}/${name}`)))
        await api.write("POST", `${at}?secretId=${name}`, { replication: { automatic: {} } });
      await api.write("POST", `${at}/${name}:addVersion`, { payload: { data: Buffer.from(value).toString("base64") } });
    }
  },
};

/** The present version of each secret by name, without its value: functions keep the one they were deployed with. */
export async function secretVersions({ api }: Deployment): Promise<string[]> {
  const names = ["ORDER_LINK_SECRET", "PUSH_KEY", "SMTP_URL", ...Object.keys(CARDS_OFF)];
  return Promise.all(names.map((name) => versionOf(api, name)));
}

async function versionOf(api: ProjectApi, name: string): Promise<string> {
  const found = await api.find(versionSchema, `${API}/projects/${api.project}/secrets/${name}/versions/latest`);
  return `${name}/${found?.name.split("/").at(-1) ?? 0}`;
}

async function wrongSecrets(deployment: Deployment): Promise<(Secret & { why: string })[]> {
  const values: Record<string, string> = {};
  const all = secretsOf(deployment);
  for (const { name } of all) {
    const value = await findSecret(deployment.api, name);
    if (value !== null) values[name] = value;
  }
  const faults = checkSecrets(values).filter(({ isGood }) => !isGood);
  return all.flatMap((secret) => {
    const value = values[secret.name];
    if (value === undefined) return [{ ...secret, why: secret.asked ? "is asked for and set" : "is set" }];
    const isOff = value === CARDS_OFF.STRIPE_SECRET_KEY || value === CARDS_OFF.STRIPE_WEBHOOK_SECRET;
    if (secret.asked && isOff) return [{ ...secret, why: "is asked for and set: cards are off" }];
    const fault = faults.find(({ secret: name }) => name === secret.name);
    return fault ? [{ ...secret, why: `is replaced: ${fault.what} is not so` }] : [];
  });
}
