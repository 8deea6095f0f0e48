import type { MailLane } from "@awning/domain/mail/mail";
import { getFunctions } from "firebase-admin/functions";
import { REGION } from "#platform/config.ts";
import { firestore } from "../core/admin.ts";
import type { Told } from "./told.ts";

// Each queue is named after its function; queue names allow no underscore.
const FUNCTION_NAMES: Record<MailLane, string> = { prompt: "delivermail", bulk: "deliverbulkmail" };

/** Enqueues a mail in a lane. Only production honors `delaySeconds`; the emulator runs every task at once. */
export async function enqueueMail(mailId: string, lane: MailLane, delaySeconds = 0, told: Told | null = null): Promise<void> {
  // Opening Firestore creates the app the task queue needs.
  firestore();
  await getFunctions()
    .taskQueue(`locations/${REGION}/functions/${FUNCTION_NAMES[lane]}`)
    .enqueue({ mailId, told }, { scheduleDelaySeconds: delaySeconds });
}
