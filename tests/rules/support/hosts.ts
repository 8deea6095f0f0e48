import { fileURLToPath } from "node:url";

/** A project of our own, so that data and coverage are apart from other tests of the same emulators. */
export const PROJECT_ID = "demo-rules-awning";
export const BUCKET = `${PROJECT_ID}.appspot.com`;

function hostOf(variable: string | undefined, fallback: string): { host: string; port: number } {
  const [host = "", port = ""] = (variable || fallback).split(":");
  return { host, port: Number(port) };
}

export const FIRESTORE = hostOf(process.env.FIRESTORE_EMULATOR_HOST, "127.0.0.1:8080");
export const STORAGE = hostOf(process.env.FIREBASE_STORAGE_EMULATOR_HOST, "127.0.0.1:9199");

export const FIRESTORE_RULES = fileURLToPath(new URL("../../../firestore.rules", import.meta.url));
export const STORAGE_RULES = fileURLToPath(new URL("../../../storage.rules", import.meta.url));

/** Loads rules into one project of the Firestore emulator. Throws with the compiler's words when they are wrong. */
export async function loadFirestoreRules(projectId: string, content: string): Promise<void> {
  const answer = await fetch(`http://${FIRESTORE.host}:${FIRESTORE.port}/emulator/v1/projects/${projectId}:securityRules`, {
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
