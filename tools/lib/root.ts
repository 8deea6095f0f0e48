import { resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../..");

/** An absolute path in the project. */
export function fromRoot(...parts: string[]): string {
  return resolve(ROOT, ...parts);
}

/** Generated local files: data, logs, jars, stamps. Ignored by git. */
export const WORK = fromRoot(".awning");
/** Local data of the demo shops, kept between starts. */
export const DATA = fromRoot(".awning/data");
export const LOGS = fromRoot(".awning/logs");
/** The exported seed, which running never changes. */
export const SEED = fromRoot("emulator-data");
export const PROJECT_ID = "demo-awning";
