import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import * as z from "zod/mini";
import type { BuildMode } from "../build-mode.ts";
import { readSettings } from "../build-web.ts";
import { PlainError } from "../plain-error.ts";
import { fromRoot } from "../root.ts";

const ACCOUNT = /^(?:[a-z][a-z0-9-]{4,28}[a-z0-9]@[a-z0-9.-]*)?$/;
const scaleSchema = z.enum(["hobby", "busy"]);

/** How the functions of a project are deployed. */
export type DeploySettings = { pageAccount: string; scale: z.infer<typeof scaleSchema> };

/**
 * Settings of `functions/.env.<project>` that belong into the build: the deploy command asks for a function's account and ceilings without
 * any settings. The emulators have the defaults.
 */
export function readDeploySettings(mode: BuildMode): DeploySettings {
  const file = fromRoot("functions", `.env.${readSettings("production").VITE_FIREBASE_PROJECT_ID ?? ""}`);
  return parseDeploySettings(mode === "production" && existsSync(file) ? readFileSync(file, "utf8") : "", file);
}

/** @throws PlainError for a setting that is none */
export function parseDeploySettings(text: string, file: string): DeploySettings {
  const { PAGE_ACCOUNT: pageAccount = "", SCALE = "" } = parseEnv(text);
  if (!ACCOUNT.test(pageAccount)) throw new PlainError(`PAGE_ACCOUNT in ${file} is no service account, such as awning-pages@.`);
  const scale = scaleSchema.safeParse(SCALE || "hobby");
  if (!scale.success) throw new PlainError(`SCALE in ${file} is neither hobby nor busy.`);
  return { pageAccount, scale: scale.data };
}
