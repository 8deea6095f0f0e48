import { Failure } from "@awning/domain/errors/failure";
import { OWN_SITE_KEY } from "@awning/domain/routes/own-site-key";
import { emailSchema } from "@awning/domain/values/email";
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
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

/** On a dead connection, signing out stops waiting for unsent writes after this time. */
const SENT_WITHIN_MS = 10_000;

const NOBODY_YET: Session = { state: "loading" };
let current: Session = NOBODY_YET;
let isWatching = false;
let isLeaving = false;
const listeners = new Set<() => void>();

/**
 * Who is signed in on this device. It loads only Auth, not Firestore, so public pages can use it too.
 * The private screens use reactfire's providers; see `provider.tsx`.
 */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => NOBODY_YET,
  );
}

/** The current session, for code outside components. */
export function readSession(): Session {
  return current;
}

/** Signs in with email and password. `details.reason` of the failure is `wrong_credentials` for a wrong pair. */
export async function signIn(email: string, password: string): Promise<void> {
  await guarded(() => signInWithEmailAndPassword(auth(), emailSchema.safeParse(email).data ?? email.trim(), password));
}

/** Signs in with Google's popup. @returns false when the user closed the popup */
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

/** Whether {@link signOutEverywhereHere} is running, so this page is about to be replaced. */
export function isSigningOut(): boolean {
  return isLeaving;
}

/**
 * Signs out on this device: sends pending writes, wipes the disk cache and loads `next`, so the next user of a shared computer
 * finds no data.
 * @param next the address to load afterwards
 */
export async function signOutEverywhereHere(next = "/"): Promise<void> {
  isLeaving = true;
  await sendWrites().catch(() => undefined);
  // Loaded before: afterwards there may be no network, and this browser would go on showing what is pushed. Imported here only, because the
  // sign-in pages do not load Firestore.
  const parts = await Promise.all([import("../core/firestore.ts"), import("../chat/unsent-store.ts")]).catch(() => null);
  await signOut(auth()).catch((error: unknown) => {
    isLeaving = false;
    throw error;
  });
  forgetUnsaved();
  keep("localStorage", OWN_SITE_KEY, null);
  try {
    if (parts) await Promise.all([parts[0].forgetCache(), parts[1].forgetDevice()]);
  } finally {
    window.location.assign(next);
  }
}

/** Sends pending writes of all tabs. Anything the server has not received when the session ends is lost with the cache. */
async function sendWrites(): Promise<void> {
  const { writesSent } = await import("../core/firestore.ts");
  const patience = new Promise((resolve) => setTimeout(resolve, SENT_WITHIN_MS));
  if (navigator.onLine) await Promise.race([writesSent(), patience]);
}

/** Fetches the account's current state from the server, for example whether its address is confirmed. */
export async function refreshSession(): Promise<void> {
  // Right after a page load, Auth is still reading the session from disk.
  await auth().authStateReady();
  const user = auth().currentUser;
  if (!user) return;
  await guarded(async () => {
    await user.reload();
    await user.getIdToken(true);
  });
  publish(auth().currentUser);
}

/** The ID token of the signed-in account, or `null` when signed out. */
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

/** Translates what the SDK throws. @throws Failure */
export async function guarded<T>(work: () => Promise<T>): Promise<T> {
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

/**
 * A user who confirmed their address on another device holds a token here that does not say so, and the rules read the token.
 */
async function renewStaleToken(user: User): Promise<void> {
  const { claims } = await user.getIdTokenResult();
  if (claims["email_verified"] !== true) await user.getIdToken(true);
}

function publish(user: User | null) {
  const next: Session = user
    ? { state: "signed_in", uid: user.uid, email: user.email ?? "", isVerified: user.emailVerified }
    : { state: "signed_out" };
  // A token renewal alone changes nothing on the screen.
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
}
