import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel, terminate } from "firebase/firestore";
import { connectStorageEmulator, type FirebaseStorage, getStorage } from "firebase/storage";
import { BUCKET, FIRESTORE, projectOf, STORAGE } from "./hosts.ts";

// Refused requests are what is tested here; the SDK would log each.
setLogLevel("silent");

let ownProject = "";

/** Gives a test file a project of its own. @returns its id */
export function beginFile(path: string): string {
  ownProject = projectOf(path);
  return ownProject;
}

/** Who asks. `null` is nobody at all; `admin` is not asked by the rules. */
export type Who = { uid: string; isVerified?: boolean } | null | "admin";
export type Client = { firestore: Firestore; storage: FirebaseStorage };

const apps: FirebaseApp[] = [];
const clients = new Map<string, Client>();

/** A client of Firestore and Storage that is signed in as somebody, made once per test file. */
export function clientOf(who: Who, projectId: string = ownProject): Client {
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

export async function endFile(): Promise<void> {
  await Promise.all([...clients.values()].map(({ firestore }) => terminate(firestore)));
  await Promise.all(apps.splice(0).map(deleteApp));
  clients.clear();
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
