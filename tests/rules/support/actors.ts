import { readFileSync } from "node:fs";
import { documents } from "@awning/domain/routes/firestore-paths";
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { connectFirestoreEmulator, doc, type Firestore, getDoc, getFirestore, setLogLevel, terminate } from "firebase/firestore";
import { connectStorageEmulator, type FirebaseStorage, getStorage } from "firebase/storage";
import { afterAll, beforeAll, expect } from "vitest";
import { BUCKET, emptyProject, FIRESTORE, FIRESTORE_RULES, loadFirestoreRules, projectOf, STORAGE } from "./hosts.ts";

// Refused requests are what is tested here; the SDK would log each.
setLogLevel("silent");

const PROJECT_ID = projectOf(expect.getState().testPath ?? "unknown");

// For every file that imports this one.
beforeAll(async () => {
  await emptyProject(PROJECT_ID);
  await loadFirestoreRules(PROJECT_ID, readFileSync(FIRESTORE_RULES, "utf8"));
  // An emulator without rules would allow everything and make half of the tests pass for nothing.
  const stranger = doc(clientOf(null).firestore, documents.site("nobody"));
  if ((await outcome(getDoc(stranger))) !== "denied") throw new Error("The rules are not in force.");
});
afterAll(closeClients);

/** Who asks. `null` is nobody at all; `admin` is not asked by the rules. */
export type Who = { uid: string; isVerified?: boolean } | null | "admin";
export type Client = { firestore: Firestore; storage: FirebaseStorage };

const apps: FirebaseApp[] = [];
const clients = new Map<string, Client>();

/** A client of Firestore and Storage that is signed in as somebody, made once per test file. */
export function clientOf(who: Who, projectId: string = PROJECT_ID): Client {
  const key = JSON.stringify([who, projectId]);
  const known = clients.get(key);
  if (known) return known;
  const app = initializeApp({ projectId, storageBucket: BUCKET }, key);
  const firestore = getFirestore(app);
  const storage = getStorage(app);
  storage.maxUploadRetryTime = 5_000;
  storage.maxOperationRetryTime = 5_000;
  const options =
    who === null
      ? undefined
      : { mockUserToken: who === "admin" ? "owner" : { sub: who.uid, user_id: who.uid, email_verified: who.isVerified ?? true } };
  connectFirestoreEmulator(firestore, FIRESTORE.host, FIRESTORE.port, options);
  connectStorageEmulator(storage, STORAGE.host, STORAGE.port, options);
  apps.push(app);
  const client = { firestore, storage };
  clients.set(key, client);
  return client;
}

async function closeClients(): Promise<void> {
  await Promise.all([...clients.values()].map(({ firestore }) => terminate(firestore)));
  await Promise.all(apps.map(deleteApp));
}

const REFUSED = new Set(["permission-denied", "storage/unauthorized", "storage/unauthenticated"]);

/** What the rules said to a request. Any other failure than a refusal is thrown on. */
export async function outcome(request: Promise<unknown>): Promise<"allowed" | "denied"> {
  try {
    await request;
    return "allowed";
  } catch (error) {
    if (error instanceof Error && "code" in error && REFUSED.has(String(error.code))) return "denied";
    throw error;
  }
}

let lastUid = 0;
/** A uid that no other test of the run has. */
export function newUid(): string {
  lastUid += 1;
  return `uid${process.pid}x${Date.now().toString(36)}x${lastUid}`;
}
