import { Failure } from "@awning/domain/errors/failure";
import type { Caller } from "#http/request.ts";
import { randomId } from "#platform/secure-ids.ts";
import { users } from "../core/admin.ts";

const GOOGLE = "google.com";

export type User = { uid: string; email: string; isVerified: boolean; isDisabled: boolean };

/** Who a Firebase ID token speaks for. A token that is expired, revoked, forged or of a disabled user is `signed_out`. */
export async function verifyCaller(idToken: string): Promise<Caller> {
  try {
    const token = await users().verifyIdToken(idToken, true);
    return { uid: token.uid, email: token.email ?? null, isVerified: token.email_verified === true, signedInAt: token.auth_time * 1000 };
  } catch (error) {
    if (codeOf(error).startsWith("auth/")) throw new Failure("signed_out", {}, { cause: error });
    throw error;
  }
}

/** The user with this address, or `null`. */
export async function findUser(email: string): Promise<User | null> {
  try {
    const user = await users().getUserByEmail(email);
    return { uid: user.uid, email, isVerified: user.emailVerified, isDisabled: user.disabled };
  } catch (error) {
    if (codeOf(error) === "auth/user-not-found") return null;
    throw error;
  }
}

/** Adds a user and answers the uid, or `null` when the address is already known. */
export async function createUser(email: string, password: string): Promise<string | null> {
  try {
    return (await users().createUser({ email, password, emailVerified: false })).uid;
  } catch (error) {
    if (codeOf(error) === "auth/email-already-exists") return null;
    throw error;
  }
}

/** Removes a user; one that is gone already is no error. */
export async function removeUser(uid: string): Promise<void> {
  try {
    await users().deleteUser(uid);
  } catch (error) {
    if (codeOf(error) !== "auth/user-not-found") throw error;
  }
}

/** A user's address, since when there is one, and when all sessions ended last (ms since 1970, in whole seconds); `null` when there is no such user. */
export async function getUserState(uid: string): Promise<{ email: string; createdAt: number; sessionsEndedAt: number } | null> {
  try {
    const user = await users().getUser(uid);
    return {
      email: user.email?.toLowerCase() ?? "",
      createdAt: Math.floor(Date.parse(user.metadata.creationTime) / 1000) * 1000,
      sessionsEndedAt: user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) : 0,
    };
  } catch (error) {
    if (codeOf(error) === "auth/user-not-found") return null;
    throw error;
  }
}

/**
 * Gives a user another address, which is confirmed by that, and ends all sessions. A sign-in with a Google account of another
 * address goes: whoever holds that mailbox would keep a key to this account.
 * @returns whether it could be had; not when another user has it
 */
export async function moveUser(uid: string, email: string): Promise<boolean> {
  try {
    const { providerData } = await users().getUser(uid);
    const isForeign = providerData.some((one) => one.providerId === GOOGLE && one.email?.toLowerCase() !== email);
    await users().updateUser(uid, { email, emailVerified: true, ...(isForeign && { providersToUnlink: [GOOGLE] }) });
  } catch (error) {
    if (codeOf(error) === "auth/email-already-exists") return false;
    throw error;
  }
  await users().revokeRefreshTokens(uid);
  return true;
}

/** The addresses by which these users sign in, empty for who has none; who is not in the answer is no user any more. At most 100 at once. */
export async function getSignInAddresses(uids: readonly string[]): Promise<Map<string, string>> {
  const { users: found } = await users().getUsers(uids.map((uid) => ({ uid })));
  return new Map(found.map(({ uid, email }) => [uid, email?.toLowerCase() ?? ""]));
}

/** Lets nobody sign in as a user any more, and ends all sessions. One that is gone is no error. */
export async function lockUser(uid: string): Promise<void> {
  try {
    await users().updateUser(uid, { disabled: true });
    await users().revokeRefreshTokens(uid);
  } catch (error) {
    if (codeOf(error) !== "auth/user-not-found") throw error;
  }
}

/**
 * Gives a sign-in back to who holds this mailbox: with a password that nobody knows, so that a link to it is the only way in, and
 * without a Google account of another address. Makes the user anew where it is gone.
 */
export async function giveUserBack(uid: string, email: string): Promise<void> {
  const whole = { email, emailVerified: true, password: randomId(32), disabled: false };
  try {
    const { providerData } = await users().getUser(uid);
    const isForeign = providerData.some((one) => one.providerId === GOOGLE && one.email?.toLowerCase() !== email);
    await users().updateUser(uid, { ...whole, ...(isForeign && { providersToUnlink: [GOOGLE] }) });
    await users().revokeRefreshTokens(uid);
  } catch (error) {
    if (codeOf(error) !== "auth/user-not-found") throw error;
    await users().createUser({ uid, ...whole });
  }
}

/**
 * A page of all users, 1000 at most, and which of them are visitors: signed in without a name, and not seen since `before` (ms since
 * 1970). `next` leads to the page after it.
 */
export async function listGoneVisitors(before: number, page: string): Promise<{ uids: string[]; next: string }> {
  const { users: found, pageToken } = await users().listUsers(1000, page || undefined);
  const gone = found.filter(({ providerData, email, phoneNumber, metadata }) => {
    const { lastRefreshTime, lastSignInTime, creationTime } = metadata;
    return providerData.length === 0 && !email && !phoneNumber && Date.parse(lastRefreshTime || lastSignInTime || creationTime) < before;
  });
  return { uids: gone.map(({ uid }) => uid), next: pageToken ?? "" };
}

/** Removes up to 1000 users. @returns how many are gone */
export async function removeUsers(uids: readonly string[]): Promise<number> {
  return uids.length === 0 ? 0 : (await users().deleteUsers([...uids])).successCount;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
