import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { type DocumentData, getFirestore } from "firebase-admin/firestore";
import { PORTS } from "../../tools/lib/ports.ts";
import { PROJECT_ID } from "../../tools/lib/root.ts";

export { SITE } from "../../tools/lib/ports.ts";

// Never a real project, whatever the shell's environment says.
process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${PORTS.firestore}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${PORTS.auth}`;
export const AUTH = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
export const INBOX = `http://127.0.0.1:${PORTS.inbox}`;

const app = getApps()[0] ?? initializeApp({ projectId: PROJECT_ID });
/** The emulators with the rights of the service: rules do not apply. */
export const admin = { firestore: getFirestore(app), auth: getAuth(app) };

/** The fields of a document, or `null`. */
export async function readDocument(path: string): Promise<DocumentData | null> {
  return (await admin.firestore.doc(path).get()).data() ?? null;
}

/**
 * Asks again until there is an answer other than `null`, `undefined` or `false`; fails after `withinMs`. Triggers run one after the
 * other, so on a busy machine what they write comes after everything that earlier tests have caused.
 */
export async function eventually<T>(what: string, ask: () => Promise<T | null | undefined | false>, withinMs = 45_000): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** So that hundreds of documents do not start hundreds of processes that nobody waits for. */
export async function withoutTriggers(work: () => Promise<void>): Promise<void> {
  const tell = (what: string) => fetch(`http://127.0.0.1:${PORTS.hub}/functions/${what}BackgroundTriggers`, { method: "PUT" });
  await tell("disable");
  try {
    await work();
  } finally {
    await tell("enable");
  }
}
