import { documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import * as z from "zod/mini";
import { sha256 } from "#platform/secure-ids.ts";
import { firestore, users } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";

/** Firebase keeps a code for an address 3 days and one for a password an hour. */
export const CODE_LIFE_MS = { "confirm-address": 3 * 86_400_000, "reset-password": 3_600_000 } as const;
export type CodeKind = keyof typeof CODE_LIFE_MS;

// Long enough to tell "expired" from "unknown" when an old mail is opened.
const KEPT_MS = 60 * 86_400_000;
const authCodeSchema = z.object({
  kind: z.enum(["confirm-address", "reset-password"]),
  uid: z.string(),
  createdAt: timestampSchema,
  expireAt: timestampSchema,
});
export type AuthCode = z.infer<typeof authCodeSchema>;

/** Stores the hash of a code, never the code itself. */
export async function saveAuthCode(code: string, kind: CodeKind, uid: string, now: number): Promise<void> {
  const document = toDocument(authCodeSchema, { kind, uid, createdAt: now, expireAt: now + KEPT_MS });
  await firestore()
    .doc(documents.authCode(sha256(code)))
    .set(document);
}

export async function getAuthCode(code: string): Promise<AuthCode | null> {
  return fromDocument(
    authCodeSchema,
    await firestore()
      .doc(documents.authCode(sha256(code)))
      .get(),
  );
}

/** Stores the hash of a code before returning it. @returns `null` when the user is deleted, disabled or has another address now */
export async function makeAuthCode(kind: CodeKind, uid: string, email: string, now: number): Promise<string | null> {
  const link = await makeLink(kind, uid, email);
  if (link === null) return null;
  const code = new URL(link).searchParams.get("oobCode");
  if (!code) throw new Error(`Firebase made a ${kind} link without a code`);
  await saveAuthCode(code, kind, uid, now);
  return code;
}

async function makeLink(kind: CodeKind, uid: string, email: string): Promise<string | null> {
  try {
    const user = await users().getUser(uid);
    if (user.disabled || user.email?.toLowerCase() !== email) return null;
    return await (kind === "confirm-address" ? users().generateEmailVerificationLink(email) : users().generatePasswordResetLink(email));
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "auth/user-not-found" || error.code === "auth/email-not-found"))
      return null;
    throw error;
  }
}
