import { type App, getApps, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { config, isEmulator } from "#platform/config.ts";

let database: Firestore | undefined;

/** Firestore with the rights of the service. Made on first use; a value `undefined` in a document is an error. */
export function firestore(): Firestore {
  if (!database) {
    database = getFirestore(adminApp());
    database.settings({ ignoreUndefinedProperties: false });
  }
  return database;
}

/** The users of Firebase Auth. */
export function users(): Auth {
  return getAuth(adminApp());
}

/** The connection to this project, for what is not made here. */
export function adminApp(): App {
  return getApps().find((one) => one.name === "[DEFAULT]") ?? initializeApp(isEmulator ? emulated() : undefined);
}

// With a named account, because the SDK asks Google's metadata server for one before each task, and on a machine that is
// not Google's it waits ten seconds for no answer.
function emulated() {
  return { projectId: config().projectId, serviceAccountId: "emulator@example.test" };
}
