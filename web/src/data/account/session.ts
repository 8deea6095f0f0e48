import { Failure } from "@awning/domain/errors/failure";
import { OWN_SITE_KEY } from "@awning/domain/routes/own-site-key";
import { emailSchema } from "@awning/domain/values/email";
import {
  applyActionCode,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  EmailAuthProvider,
  GoogleAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  verifyPasswordResetCode,
} from "firebase/auth";
import { useSyncExternalStore } from "react";
import { keep } from "../core/browser-storage.ts";
import { sdkCode, toFailure } from "../core/failures.ts";
import { auth } from "../core/firebase-auth.ts";
import { forgetUnsaved } from "../core/unsaved.ts";

export type Session =
  | { state: "loading" }
  | { state: "signed_out" }
  | { state: "signed_in"; uid: string; email: string; isVerified: boolean };

/** Who signs out on a line that is dead waits no longer for what cannot be sent. */
const SENT_WITHIN_MS = 10_000;

const NOBODY_YET: Session = { state: "loading" };
let current: Session = NOBODY_YET;
let isWatching = false;
let isLeaving = false;
const listeners = new Set<() => void>();

/**
 * Who is signed in on this device. It needs sign-in alone, not the database, so public pages can ask it too.
 * The private screens stand inside reactfire's providers; see `provider.tsx`.
 */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => NOBODY_YET,
  );
}

/** The session as it is now, for code outside components. */
export function readSession(): Session {
  return current;
}

/** Signs in with e-mail and password. `details.reason` of the failure is `wrong_credentials` for a wrong pair. */
export async function signIn(email: string, password: string): Promise<void> {
  await guarded(() => signInWithEmailAndPassword(auth(), emailSchema.safeParse(email).data ?? email.trim(), password));
}

/** Signs in through Google's window. @returns false when the person closed that window */
export async function signInWithGoogle(): Promise<boolean> {
  try {
    await signInWithPopup(auth(), new GoogleAuthProvider(), browserPopupRedirectResolver);
    return true;
  } catch (error) {
    const code = sdkCode(error);
    if (__DEVELOPMENT__ && (code === "auth/internal-error" || code === "auth/network-request-failed")) return signInWithoutGoogle();
    if (code === "auth/popup-closed-by-user" || code === "auth/cancelled-popup-request") return false;
    if (code === "auth/popup-blocked") throw new Failure("bad_request", { reason: "popup_blocked" }, { cause: error });
    throw translate(error);
  }
}

async function signInWithoutGoogle(): Promise<boolean> {
  const { signInWithStandIn } = await import("./google-stand-in.ts");
  const isDone = await guarded(signInWithStandIn);
  if (isDone === null) throw new Failure("bad_request", { reason: "popup_blocked" });
  return isDone;
}

/** Whether {@link signOutEverywhereHere} is under way: this page is about to be replaced. */
export function isSigningOut(): boolean {
  return isLeaving;
}

/**
 * Signs out on this device and leaves nothing behind: what is not sent yet is sent, the cache on disk is wiped and the page loaded anew, so that the
 * next person on a shared computer finds nothing.
 * @param next the address that is loaded then
 */
export async function signOutEverywhereHere(next = "/"): Promise<void> {
  isLeaving = true;
  await sendWrites().catch(() => undefined);
  await signOut(auth()).catch((error: unknown) => {
    isLeaving = false;
    throw error;
  });
  forgetUnsaved();
  keep("localStorage", OWN_SITE_KEY, null);
  try {
    // Loaded only here: the sign-in pages do without the database.
    const [{ forgetCache }, { forgetUnsent }] = await Promise.all([import("../core/firestore.ts"), import("../chat/unsent-store.ts")]);
    await Promise.all([forgetCache(), forgetUnsent()]);
  } finally {
    window.location.assign(next);
  }
}

/** What the server has not taken by the end of the session is lost with the cache, whichever tab wrote it. */
async function sendWrites(): Promise<void> {
  const { writesSent } = await import("../core/firestore.ts");
  const patience = new Promise((resolve) => setTimeout(resolve, SENT_WITHIN_MS));
  if (navigator.onLine) await Promise.race([writesSent(), patience]);
}

/** Asks the server for the account's present state, for example whether its address is confirmed by now. */
export async function refreshSession(): Promise<void> {
  // On a page that has just loaded, who is signed in is still being read from the disk.
  await auth().authStateReady();
  const user = auth().currentUser;
  if (!user) return;
  await guarded(async () => {
    await user.reload();
    await user.getIdToken(true);
  });
  publish(auth().currentUser);
}

/** Redeems the code of a confirmation mail. `details.reason` of the failure is `expired_code` or `bad_code`. */
export async function applyConfirmation(code: string): Promise<void> {
  await guarded(() => applyActionCode(auth(), code));
  await refreshSession();
}

/** Checks the code of a reset mail without using it up. @returns the address it belongs to */
export async function readResetCode(code: string): Promise<string> {
  return guarded(() => verifyPasswordResetCode(auth(), code));
}

/** Sets a new password with the code of a reset mail. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await guarded(() => confirmPasswordReset(auth(), code, password));
}

/** Changes the password of the signed-in account. `details.reason` is `wrong_credentials` when the present one is wrong. */
export async function changePassword(present: string, next: string): Promise<void> {
  const user = auth().currentUser;
  if (!user?.email) throw new Failure("signed_out");
  const { email } = user;
  await guarded(async () => {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, present));
    await updatePassword(user, next);
  });
  // Every sign-in from before the change has ended, this one too as far as its token tells. The password is changed, also when
  // there is no connection any more: who asks for something then logs in again.
  const again = () => reauthenticateWithCredential(user, EmailAuthProvider.credential(email, next));
  await again()
    .catch(again)
    .catch(() => undefined);
}

/** The ID token of the signed-in account; `null` when nobody is signed in. */
export async function idToken(): Promise<string | null> {
  await auth().authStateReady();
  return auth().currentUser?.getIdToken() ?? null;
}

const AUTH_REASONS: Readonly<Record<string, string>> = {
  "auth/invalid-credential": "wrong_credentials",
  "auth/wrong-password": "wrong_credentials",
  "auth/user-not-found": "wrong_credentials",
  "auth/invalid-email": "wrong_credentials",
  "auth/expired-action-code": "expired_code",
  "auth/invalid-action-code": "bad_code",
};

function translate(error: unknown): Failure {
  const reason = AUTH_REASONS[sdkCode(error) ?? ""];
  return reason === undefined ? toFailure(error) : new Failure("bad_request", { reason }, { cause: error });
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translate(error);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isWatching) {
    isWatching = true;
    onIdTokenChanged(auth(), (user) => {
      publish(user);
      if (user?.emailVerified) renewStaleToken(user).catch(() => {});
    });
  }
  return () => listeners.delete(listener);
}

/** Who confirmed the address on another device has a token here that does not say so, and the rules read the token. */
async function renewStaleToken(user: User): Promise<void> {
  const { claims } = await user.getIdTokenResult();
  if (claims["email_verified"] !== true) await user.getIdToken(true);
}

function publish(user: User | null) {
  const next: Session = user
    ? { state: "signed_in", uid: user.uid, email: user.email ?? "", isVerified: user.emailVerified }
    : { state: "signed_out" };
  // A renewed token alone changes nothing that anybody shows.
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
}
