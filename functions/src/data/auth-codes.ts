import { documents } from "@awning/domain/routes/collections";
import * as z from "zod/mini";
import { sha256 } from "#platform/secure-ids.ts";
import { firestore } from "./admin.ts";
import { fromDocument, toDocument } from "./documents.ts";

/** What a code from one of our mails is for. Firebase keeps one for an address 3 days, one for a password an hour. */
export const CODE_LIFE_MS = { "confirm-address": 3 * 86_400_000, "reset-password": 3_600_000 } as const;
export type CodeKind = keyof typeof CODE_LIFE_MS;

// Long enough to tell "expired" from "unknown" when somebody opens an old mail.
const KEPT_MS = 60 * 86_400_000;
const authCodeSchema = z.object({
  kind: z.enum(["confirm-address", "reset-password"]),
  uid: z.string(),
  createdAt: z.number(),
  expireAt: z.number(),
});
export type AuthCode = z.infer<typeof authCodeSchema>;

/** Remembers that a link with this code was made. The code itself is not stored, only its hash. */
export async function saveAuthCode(code: string, kind: CodeKind, uid: string, now: number): Promise<void> {
  const document = toDocument({ kind, uid, createdAt: now, expireAt: now + KEPT_MS });
  await firestore()
    .doc(documents.authCode(sha256(code)))
    .set(document);
}

/** What is known of a code, or `null` when we never made it. */
export async function getAuthCode(code: string): Promise<AuthCode | null> {
  return fromDocument(
    authCodeSchema,
    await firestore()
      .doc(documents.authCode(sha256(code)))
      .get(),
  );
}
