import { getFunctions } from "firebase-admin/functions";
import { REGION } from "#platform/config.ts";
import { firestore } from "../core/admin.ts";

// The queue is named after its function; queue names allow no underscore.
const FUNCTION_NAME = "delivermail";

/** Enqueues a mail. Only production honors `delaySeconds`; the emulator runs every task at once. */
export async function enqueueMail(mailId: string, delaySeconds = 0): Promise<void> {
  // Opening Firestore creates the app the task queue needs.
  firestore();
  await getFunctions()
    .taskQueue(`locations/${REGION}/functions/${FUNCTION_NAME}`)
    .enqueue({ mailId }, { scheduleDelaySeconds: delaySeconds });
}
