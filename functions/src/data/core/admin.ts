import { type App, getApps, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { config, isEmulator } from "#platform/config.ts";

let database: Firestore | undefined;

/** Firestore with admin rights, opened on first use. `undefined` in a document is an error. */
export function firestore(): Firestore {
  if (!database) {
    database = getFirestore(adminApp());
    database.settings({ ignoreUndefinedProperties: false });
  }
  return database;
}

export function users(): Auth {
  return getAuth(adminApp());
}

export function adminApp(): App {
  return getApps().find((one) => one.name === "[DEFAULT]") ?? initializeApp(isEmulator ? emulated() : undefined);
}

// Names an account, because the SDK otherwise asks Google's metadata server before each task, which takes ten seconds to fail elsewhere.
function emulated() {
  return { projectId: config().projectId, serviceAccountId: "emulator@example.test" };
}
