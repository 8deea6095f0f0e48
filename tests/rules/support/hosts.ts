import { basename } from "node:path";
import { fileURLToPath } from "node:url";

/** Each file of tests has a project of its own, so that data and coverage are apart from all others on the same emulators. */
export function projectOf(testFile: string): string {
  return `demo-rules-${basename(testFile, ".test.ts")}`;
}
export const BUCKET = "demo-rules-awning.appspot.com";

function hostOf(variable: string | undefined, fallback: string): { host: string; port: number } {
  const [host = "", port = ""] = (variable || fallback).split(":");
  return { host, port: Number(port) };
}

export const FIRESTORE = hostOf(process.env.FIRESTORE_EMULATOR_HOST, "127.0.0.1:8080");
export const STORAGE = hostOf(process.env.FIREBASE_STORAGE_EMULATOR_HOST, "127.0.0.1:9199");

export const FIRESTORE_RULES = fileURLToPath(new URL("../../../firestore.rules", import.meta.url));
export const STORAGE_RULES = fileURLToPath(new URL("../../../storage.rules", import.meta.url));

const emulatorProject = (projectId: string) => `http://${FIRESTORE.host}:${FIRESTORE.port}/emulator/v1/projects/${projectId}`;

/** Empties a project of the Firestore emulator. */
export async function emptyProject(projectId: string): Promise<void> {
  await fetch(`${emulatorProject(projectId)}/databases/(default)/documents`, { method: "DELETE" });
}

/** What the expressions of a project's rules came to since they were loaded. */
export async function readCoverage(projectId: string): Promise<unknown> {
  const answer = await fetch(`${emulatorProject(projectId)}:ruleCoverage`);
  if (!answer.ok) throw new Error(`No coverage of ${projectId}: ${answer.status} ${await answer.text()}`);
  return answer.json().catch((error: unknown) => {
    throw new Error(`The coverage of ${projectId} cannot be read; are there too many tests in its file?`, { cause: error });
  });
}

/** Loads rules into one project of the Firestore emulator. Throws with the compiler's words when they are wrong. */
export async function loadFirestoreRules(projectId: string, content: string): Promise<void> {
  const answer = await fetch(`${emulatorProject(projectId)}:securityRules`, {
    method: "PUT",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ rules: { files: [{ name: "firestore.rules", content }] } }),
  });
  if (!answer.ok) throw new Error(`The Firestore emulator refuses the rules: ${await answer.text()}`);
}

/** Loads rules into the Storage emulator, which has one set for all buckets. */
export async function loadStorageRules(content: string): Promise<void> {
  const answer = await fetch(`http://${STORAGE.host}:${STORAGE.port}/internal/setRules`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ rules: { files: [{ name: "storage.rules", content }] } }),
  });
  if (!answer.ok) throw new Error(`The Storage emulator refuses the rules: ${await answer.text()}`);
}
