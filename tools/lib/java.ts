import { run } from "./command.ts";
import { PlainError } from "./plain-error.ts";

const OLDEST = 11;

/** The major version of `java` on the path; `null` if there is none. */
export async function javaVersion(): Promise<number | null> {
  const { code, output } = await run("java", ["-version"]);
  const version = /version "(?:1\.)?(\d+)/.exec(output);
  return code === 0 && version ? Number(version[1]) : null;
}

/** Throws a PlainError unless a suitable Java is installed. */
export async function requireJava(): Promise<void> {
  const version = await javaVersion();
  if (version === null)
    throw new PlainError(
      "Java is missing: the Firestore and Storage emulators need it. Install a JDK (17 or newer) and put `java` on the PATH.",
    );
  if (version < OLDEST) throw new PlainError(`Java ${version} is too old: the emulators need a JDK, 17 or newer.`);
}
