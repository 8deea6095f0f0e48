import { parseArgs } from "node:util";
import { writeDeployConfig } from "./lib/asset-headers.ts";
import { buildFunctions } from "./lib/build-functions.ts";
import type { BuildMode } from "./lib/build-mode.ts";
import { buildWeb, readSettings } from "./lib/build-web.ts";
import { readDeploySettings } from "./lib/deploy/deploy-settings.ts";
import { failWith, PlainError } from "./lib/plain-error.ts";
import { fromRoot } from "./lib/root.ts";

export type BuildOptions = {
  mode: BuildMode;
  /** Output of `web/dist` and `functions/dist`; defaults to the project's folders. */
  webOut?: string;
  functionsOut?: string;
  /** A folder for reports about each output file; see `lib/budgets/parts.ts`. */
  partsOut?: string;
  /** Skips what was built from the same sources. */
  onlyChanged?: boolean;
  say?: (line: string) => void;
};

export async function build(options: BuildOptions): Promise<void> {
  const full = {
    webOut: fromRoot("web/dist"),
    functionsOut: fromRoot("functions/dist"),
    onlyChanged: false,
    say: console.info,
    ...options,
  };
  await buildWeb(full);
  await buildFunctions(full);
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({
      options: { mode: { type: "string", default: "emulator" }, web: { type: "string" }, functions: { type: "string" } },
    });
    if (values.mode !== "emulator" && values.mode !== "production")
      throw new PlainError(`Unknown --mode ${values.mode}: emulator or production.`);
    await build({
      mode: values.mode,
      ...(values.web && { webOut: fromRoot(values.web) }),
      ...(values.functions && { functionsOut: fromRoot(values.functions) }),
    });
    if (values.mode === "production" && !values.web)
      writeDeployConfig({
        hasAppCheck: Boolean(readSettings("production").VITE_APP_CHECK_KEY),
        region: readDeploySettings("production").region,
      });
  } catch (error) {
    failWith(error);
  }
}
