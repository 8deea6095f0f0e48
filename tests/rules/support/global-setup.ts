import { readFileSync } from "node:fs";
import { FIRESTORE, FIRESTORE_RULES, loadFirestoreRules, loadStorageRules, PROJECT_ID, STORAGE_RULES } from "./hosts.ts";

/** Empties the project and loads both rules files once. An emulator without rules would allow everything: that ends the run. */
export default async function setup(): Promise<void> {
  const base = `http://${FIRESTORE.host}:${FIRESTORE.port}`;
  await fetch(`${base}/emulator/v1/projects/${PROJECT_ID}/databases/(default)/documents`, { method: "DELETE" });
  await loadFirestoreRules(PROJECT_ID, readFileSync(FIRESTORE_RULES, "utf8"));
  await loadStorageRules(readFileSync(STORAGE_RULES, "utf8"));
  const stranger = await fetch(`${base}/v1/projects/${PROJECT_ID}/databases/(default)/documents/sites/nobody`);
  if (stranger.status !== 403)
    throw new Error(`An anonymous read of sites/nobody answered ${stranger.status}: the rules are not in force.`);
}
