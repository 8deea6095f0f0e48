import { RECOVERED_CLAIM } from "@awning/domain/account/deletion";
import { Failure } from "@awning/domain/errors/failure";
import type { UpdateRequest, UserRecord } from "firebase-admin/auth";
import type { Caller } from "#http/request.ts";
import { randomId } from "#platform/secure-ids.ts";
import { users } from "../core/admin.ts";
import { forgetDevices } from "../notification/devices.ts";
import { forgetKeys } from "./passkeys.ts";

const GOOGLE = "google.com";
const NO_SUCH_USER = "auth/user-not-found";
const EMAIL_TAKEN = "auth/email-already-exists";
/** The claim of {@link makeSignInToken}, in ms since 1970. */
const MADE_AT = "passkeyAt";

export type User = { uid: string; email: string; isVerified: boolean; isDisabled: boolean };

/** Verifies a Firebase ID token. @throws Failure `signed_out` when it is expired, revoked, forged or of a disabled user */
export async function verifyCaller(idToken: string): Promise<Caller> {
  try {
    const token = await users().verifyIdToken(idToken, true);
    const madeAt: unknown = token[MADE_AT];
    if (typeof madeAt === "number" && (await haveSessionsEnded(token.uid, madeAt))) throw new Failure("signed_out");
    return {
      uid: token.uid,
      email: token.email ?? null,
      isVerified: token.email_verified === true,
      signedInAt: token.auth_time * 1000,
      ...(token[RECOVERED_CLAIM] === true && { isRecovered: true }),
    };
  } catch (error) {
    if (codeOf(error).startsWith("auth/")) throw new Failure("signed_out", {}, { cause: error });
    throw error;
  }
}

export async function findUser(email: string): Promise<User | null> {
  const user = await orNull(NO_SUCH_USER, users().getUserByEmail(email));
  return user && { uid: user.uid, email, isVerified: user.emailVerified, isDisabled: user.disabled };
}

/** Creates a user. @returns the uid, or `null` when the address is taken */
export async function createUser(email: string, password: string): Promise<string | null> {
  const user = await orNull(EMAIL_TAKEN, users().createUser({ email, password, emailVerified: false }));
  return user?.uid ?? null;
}

/**
 * A token that signs a user in. Firebase takes it for an hour, as often as it is sent and even if sessions were ended meanwhile, so it says
 * when it was made and {@link verifyCaller} compares that.
 * @param now when the person proved who they are, in ms since 1970
 * @param isRecovered whether by a recovery code
 */
export function makeSignInToken(uid: string, now: number, isRecovered = false): Promise<string> {
  return users().createCustomToken(uid, { [MADE_AT]: now, ...(isRecovered && { [RECOVERED_CLAIM]: true }) });
}

/** Replaces the password and ends all sessions. */
export async function replacePassword(uid: string, password: string): Promise<void> {
  await users().updateUser(uid, { password });
  await endSessions(uid);
}

/** Replaces the password by one that nobody knows, and ends all sessions. Without any password, Firebase would drop the address too. */
export function dropPassword(uid: string): Promise<void> {
  return replacePassword(uid, randomId(32));
}

export async function endSessions(uid: string): Promise<void> {
  await users().revokeRefreshTokens(uid);
}

export async function removeUser(uid: string): Promise<void> {
  await orNull(NO_SUCH_USER, users().deleteUser(uid));
}

/** Whether a Google account opens the user's; `false` for a deleted user. */
export async function hasGoogle(uid: string): Promise<boolean> {
  const user = await orNull(NO_SUCH_USER, users().getUser(uid));
  return user?.providerData.some(({ providerId }) => providerId === GOOGLE) ?? false;
}

/** A user's address, creation time and last session revocation (ms since 1970, in whole seconds), or `null`. */
export async function getUserState(uid: string): Promise<{ email: string; createdAt: number; sessionsEndedAt: number } | null> {
  const user = await orNull(NO_SUCH_USER, users().getUser(uid));
  return (
    user && {
      email: user.email?.toLowerCase() ?? "",
      createdAt: Math.floor(Date.parse(user.metadata.creationTime) / 1000) * 1000,
      sessionsEndedAt: user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) : 0,
    }
  );
}

/**
 * Changes and confirms a user's address, ends all sessions and forgets devices. Unlinks a Google account with another address, because the holder of that
 * mailbox would keep access.
 * @returns `false` when another user has the address
 */
export async function moveUser(uid: string, email: string): Promise<boolean> {
  const moved = await orNull(EMAIL_TAKEN, updateUser(await users().getUser(uid), { email, emailVerified: true }));
  if (!moved) return false;
  await Promise.all([users().revokeRefreshTokens(uid), forgetDevices(uid)]);
  return true;
}

/** `email` is empty without one; `seenAt` is when a session was last renewed, in ms since 1970. */
export type SignIn = { email: string; seenAt: number };

/** How up to 100 users sign in. Deleted users are missing from the result. */
export async function getSignIns(uids: readonly string[]): Promise<Map<string, SignIn>> {
  const { users: found } = await users().getUsers(uids.map((uid) => ({ uid })));
  return new Map(
    found.map(({ uid, email, metadata: { lastRefreshTime, lastSignInTime, creationTime } }) => [
      uid,
      { email: email?.toLowerCase() ?? "", seenAt: Date.parse(lastRefreshTime || lastSignInTime || creationTime) },
    ]),
  );
}

export async function lockUser(uid: string): Promise<void> {
  const locked = users().updateUser(uid, { disabled: true });
  await orNull(
    NO_SUCH_USER,
    locked.then(() => users().revokeRefreshTokens(uid)),
  );
  await forgetDevices(uid);
}

/** Sets a random password, so that a mailed link is the only way in, and unlinks Google accounts, passkeys and recovery codes. Recreates a deleted user. */
export async function giveUserBack(uid: string, email: string): Promise<void> {
  const whole = { email, emailVerified: true, password: randomId(32), disabled: false };
  const updated = users()
    .getUser(uid)
    .then((user) => updateUser(user, whole))
    .then((user) =>
      users()
        .revokeRefreshTokens(user.uid)
        .then(() => user),
    );
  if (!(await orNull(NO_SUCH_USER, updated))) await users().createUser({ uid, ...whole });
  await Promise.all([forgetDevices(uid), forgetKeys(uid)]);
  // Last, because until they were gone a passkey could open another one.
  await endSessions(uid);
}

/** Updates a user, and unlinks a Google account with another address. */
function updateUser({ uid, providerData }: UserRecord, changes: UpdateRequest & { email: string }): Promise<UserRecord> {
  const isForeign = providerData.some((one) => one.providerId === GOOGLE && one.email?.toLowerCase() !== changes.email);
  return users().updateUser(uid, { ...changes, ...(isForeign && { providersToUnlink: [GOOGLE] }) });
}

/** Whether all sessions were ended after this moment. Firebase compares only when a token was exchanged. */
async function haveSessionsEnded(uid: string, since: number): Promise<boolean> {
  const { tokensValidAfterTime } = await users().getUser(uid);
  return tokensValidAfterTime !== undefined && since < Date.parse(tokensValidAfterTime);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** `null` where the answer is an error with this code. */
async function orNull<Result>(code: string, answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    if (codeOf(error) === code) return null;
    throw error;
  }
}
