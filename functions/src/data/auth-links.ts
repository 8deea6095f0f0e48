import { users } from "./admin.ts";
import { type CodeKind, saveAuthCode } from "./auth-codes.ts";

/**
 * A fresh code that confirms this user's address or lets them choose a password, remembered by its hash before anybody
 * can see it.
 * @returns `null` when the user is gone, disabled, or has another address by now
 */
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
