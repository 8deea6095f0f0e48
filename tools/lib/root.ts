import { resolve } from "node:path";

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, "../..");

/** An absolute path inside the project. */
export function fromRoot(...parts: string[]): string {
  return resolve(ROOT, ...parts);
}

/** Everything that running leaves behind: data, logs, jars, stamps. Ignored by git. */
export const WORK = fromRoot(".awning");
/** What the demo shops know and have sold between two starts. */
export const DATA = fromRoot(".awning/data");
export const LOGS = fromRoot(".awning/logs");
/** The exported seed. Running never changes it. */
export const SEED = fromRoot("emulator-data");
export const PROJECT_ID = "demo-awning";
