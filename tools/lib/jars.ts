import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./command.ts";
import { PlainError } from "./plain-error.ts";
import { fromRoot, WORK } from "./root.ts";
import { hashFiles, isStamped, stamp } from "./stamps.ts";

const JAR_IN_SDK = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";
const JAVA_SOURCE = fromRoot("tools/emulators/StorageRulesServer.java");
const INFO = fromRoot("node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json");
const NET_TIMEOUT_MS = 3000;

export type EmulatorBinaries = {
  /** Variables for the Firebase CLI; empty if it uses its own downloads. */
  env: Record<string, string>;
  /** Whether the Emulator UI is cached or can be downloaded. */
  hasUi: boolean;
};

/**
 * Finds the Firestore and Storage emulators: from the Firebase CLI's cache, its download, or the gcloud SDK's emulator, wrapped for the
 * CLI.
 */
export async function findEmulatorBinaries(): Promise<EmulatorBinaries> {
  if (process.env.FIRESTORE_EMULATOR_BINARY_PATH && process.env.STORAGE_EMULATOR_BINARY_PATH) return { env: {}, hasUi: hasCached("ui") };
  const areCached = hasCached("firestore") && hasCached("storage");
  if (areCached && hasCached("ui")) return { env: {}, hasUi: true };
  const isOnline = await canDownload();
  if (areCached || isOnline) return { env: {}, hasUi: isOnline };
  const jar = await findGcloudJar();
  if (!jar)
    throw new PlainError(
      "The Firestore and Storage emulators are missing: connect to the internet once, so that the Firebase CLI can download them, or install the gcloud package `google-cloud-cli-firestore-emulator`.",
    );
  return { env: await wrapJar(jar), hasUi: false };
}

type Download = { remoteUrl: string; downloadPathRelativeToCacheDir: string };

function readDownload(name: "firestore" | "storage" | "ui"): Download {
  const info = JSON.parse(readFileSync(INFO, "utf8"));
  return name === "ui" ? info.ui.main : info[name];
}

function hasCached(name: "firestore" | "storage" | "ui"): boolean {
  const folder = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), ".cache", "firebase", "emulators");
  return existsSync(join(folder, readDownload(name).downloadPathRelativeToCacheDir));
}

async function canDownload(): Promise<boolean> {
  try {
    const answer = await fetch(readDownload("firestore").remoteUrl, { method: "HEAD", signal: AbortSignal.timeout(NET_TIMEOUT_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}

async function findGcloudJar(): Promise<string | null> {
  const roots = [process.env.CLOUDSDK_ROOT, process.env.CLOUDSDK_ROOT_DIR, "/usr/lib/google-cloud-sdk", "/usr/share/google-cloud-sdk"];
  for (const root of [...roots, join(homedir(), "google-cloud-sdk")]) {
    if (root && existsSync(join(root, JAR_IN_SDK))) return join(root, JAR_IN_SDK);
  }
  const { code, output } = await run("gcloud", ["info", "--format=value(installation.sdk_root)"]);
  const jar = join(output.trim().split("\n").at(-1) ?? "", JAR_IN_SDK);
  return code === 0 && existsSync(jar) ? jar : null;
}

/** Google's jar has no Main-Class, so the CLI's `java -jar` needs a jar that names it; Storage rules run on our server. */
async function wrapJar(jar: string): Promise<Record<string, string>> {
  const folder = join(WORK, "emulators");
  const env = {
    FIRESTORE_EMULATOR_BINARY_PATH: join(folder, "firestore-emulator.jar"),
    STORAGE_EMULATOR_BINARY_PATH: join(folder, "storage-rules-runtime.jar"),
  };
  const hash = hashFiles([JAVA_SOURCE], jar);
  if (Object.values(env).every((path) => existsSync(path)) && isStamped("emulators", hash)) return env;
  const work = mkdtempSync(join(tmpdir(), "awning-jars-"));
  try {
    mkdirSync(folder, { recursive: true });
    // -proc:none: the jar declares an annotation processor that it does not contain.
    await must("javac", ["-nowarn", "-proc:none", "-cp", jar, "-d", join(work, "classes"), JAVA_SOURCE]);
    writeFileSync(join(work, "storage.mf"), `Main-Class: StorageRulesServer\nClass-Path: file:${jar}\n`);
    await must("jar", ["cfm", env.STORAGE_EMULATOR_BINARY_PATH, join(work, "storage.mf"), "-C", join(work, "classes"), "."]);
    const main = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
    writeFileSync(join(work, "firestore.mf"), `Main-Class: ${main}\nClass-Path: file:${jar}\n`);
    await must("jar", ["cfm", env.FIRESTORE_EMULATOR_BINARY_PATH, join(work, "firestore.mf")]);
    // With stdin closed it reports that it is ready, then exits.
    const smoke = await run("java", ["-jar", env.STORAGE_EMULATOR_BINARY_PATH, "serve"]);
    if (!smoke.output.includes('"id":-1,"status":"ok"')) throw new Error(`The storage rules runtime does not start:\n${smoke.output}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  stamp("emulators", hash);
  return env;
}

async function must(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args);
  if (code === 127) throw new PlainError(`\`${command}\` is missing: install a full JDK (17 or newer), not only a Java runtime.`);
  if (code !== 0) throw new Error(`${command} ended with code ${code}:\n${output}`);
}
