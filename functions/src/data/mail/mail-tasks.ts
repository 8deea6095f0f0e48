import { getFunctions } from "firebase-admin/functions";
import { REGION } from "#platform/config.ts";
import { firestore } from "../core/admin.ts";

// A queue has its function's name, and queue names take no underscore.
const FUNCTION_NAME = "delivermail";

/** Hands a mail to the task queue. `delaySeconds` is honoured in production only; the emulator runs every task at once. */
export async function enqueueMail(mailId: string, delaySeconds = 0): Promise<void> {
  // Opening Firestore first makes the app that the task queue belongs to.
  firestore();
  await getFunctions()
    .taskQueue(`locations/${REGION}/functions/${FUNCTION_NAME}`)
    .enqueue({ mailId }, { scheduleDelaySeconds: delaySeconds });
}
