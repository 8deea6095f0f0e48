import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import * as z from "zod/mini";
import type { BuildMode } from "../build-mode.ts";
import { readSettings } from "../build-web.ts";
import { PlainError } from "../plain-error.ts";
import { fromRoot } from "../root.ts";

const ACCOUNT = /^(?:[a-z][a-z0-9-]{4,28}[a-z0-9]@[a-z0-9.-]*)?$/;
const scaleSchema = z.enum(["hobby", "busy"]);
/** Task queues hand out at most 500 a second. */
const mailsSchema = z.coerce.number().check(z.gte(0.1), z.lte(500));

/** How the functions of a project are deployed. */
export type DeploySettings = { pageAccount: string; scale: z.infer<typeof scaleSchema>; mailsPerSecond: number };

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
  const { PAGE_ACCOUNT: pageAccount = "", SCALE = "", MAILS_PER_SECOND = "" } = parseEnv(text);
  if (!ACCOUNT.test(pageAccount)) throw new PlainError(`PAGE_ACCOUNT in ${file} is no service account, such as awning-pages@.`);
  const scale = scaleSchema.safeParse(SCALE || "hobby");
  if (!scale.success) throw new PlainError(`SCALE in ${file} is neither hobby nor busy.`);
  const mails = mailsSchema.safeParse(MAILS_PER_SECOND || "4");
  if (!mails.success) throw new PlainError(`MAILS_PER_SECOND in ${file} is no number from 0.1 to 500.`);
  return { pageAccount, scale: scale.data, mailsPerSecond: mails.data };
}
