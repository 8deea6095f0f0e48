import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import * as z from "zod/mini";
import type { BuildMode } from "../build-mode.ts";
import { readSettings } from "../build-web.ts";
import { PlainError } from "../plain-error.ts";
import { fromRoot } from "../root.ts";

const ACCOUNT = /^(?:[a-z][a-z0-9-]{4,28}[a-z0-9]@[a-z0-9.-]*)?$/;
/** Regions of Firestore that also have functions of the second generation; one name for all of a project. */
export const REGION = /^(?:africa|asia|australia|europe|me|northamerica|southamerica|us)-[a-z]+\d{1,2}$/;
export const DEFAULT_REGION = "europe-west1";
const frugalSchema = z.enum(["off", "on"]);
const scaleSchema = z.enum(["hobby", "busy"]);
/** Task queues hand out at most 500 a second. */
const mailsSchema = z.coerce.number().check(z.gte(0.1), z.lte(500));

/** How the functions of a project are deployed. */
export type DeploySettings = {
  region: string;
  /** Empty for the default account of functions. */
  accounts: { pages: string; counts: string; service: string };
  scale: z.infer<typeof scaleSchema>;
  /** Whether it gives up something to cost less. */
  isFrugal: boolean;
  mailsPerSecond: number;
};

/**
 * Settings of `functions/.env.<project>` that belong into the build: the deploy command asks for a function's account, ceilings and rates without
 * any settings. The emulators have the defaults.
 */
export function readDeploySettings(mode: BuildMode): DeploySettings {
  const file = fromRoot("functions", `.env.${readSettings("production").VITE_FIREBASE_PROJECT_ID ?? ""}`);
  return parseDeploySettings(mode === "production" && existsSync(file) ? readFileSync(file, "utf8") : "", file);
}

/** @throws PlainError for a setting that is none */
export function parseDeploySettings(text: string, file: string): DeploySettings {
  const {
    PAGE_ACCOUNT = "",
    COUNT_ACCOUNT = "",
    SERVICE_ACCOUNT = "",
    SCALE = "",
    FRUGAL = "",
    MAILS_PER_SECOND = "",
    ...others
  } = parseEnv(text);
  for (const [name, account] of Object.entries({ PAGE_ACCOUNT, COUNT_ACCOUNT, SERVICE_ACCOUNT }))
    if (!ACCOUNT.test(account)) throw new PlainError(`${name} in ${file} is no service account, such as awning-pages@.`);
  const region = others["REGION"] || DEFAULT_REGION;
  if (!REGION.test(region)) throw new PlainError(`REGION in ${file} is no region, such as ${DEFAULT_REGION}.`);
  const scale = scaleSchema.safeParse(SCALE || "hobby");
  if (!scale.success) throw new PlainError(`SCALE in ${file} is neither hobby nor busy.`);
  const frugal = frugalSchema.safeParse(FRUGAL || "off");
  if (!frugal.success) throw new PlainError(`FRUGAL in ${file} is neither on nor off.`);
  const mails = mailsSchema.safeParse(MAILS_PER_SECOND || "4");
  if (!mails.success) throw new PlainError(`MAILS_PER_SECOND in ${file} is no number from 0.1 to 500.`);
  const accounts = { pages: PAGE_ACCOUNT, counts: COUNT_ACCOUNT, service: SERVICE_ACCOUNT };
  return { region, accounts, scale: scale.data, isFrugal: frugal.data === "on", mailsPerSecond: mails.data };
}
