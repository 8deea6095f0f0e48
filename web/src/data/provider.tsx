import type { Failure } from "@awning/domain/errors/failure";
import { OWN_SITE_KEY } from "@awning/domain/routes/own-site-key";
import { type ReactNode, useEffect } from "react";
import { AuthProvider, FirebaseAppProvider, FirestoreProvider, useSigninCheck } from "reactfire";
import { useAccount } from "./account/accounts.ts";
import { isSigningOut } from "./account/session.ts";
import { keep } from "./core/browser-storage.ts";
import { toFailure } from "./core/failures.ts";
import { app, auth } from "./core/firebase-auth.ts";
import { firestore, trackPendingWrites, watchForBrokenCache } from "./core/firestore.ts";

/** Firebase for every private screen: reactfire's providers, and a watch for a broken disk cache. */
export function DataProvider({ children }: { children: ReactNode }) {
  useEffect(watchForBrokenCache, []);
  return (
    <FirebaseAppProvider firebaseApp={app()}>
      <AuthProvider sdk={auth()}>
        <FirestoreProvider sdk={firestore()}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

/**
 * Whether the private screens may render: still loading, signed out, signed in without a username, or an owner with their
 * `locale`.
 */
export type Gate =
  | { state: "loading" | "signed_out" | "nameless" }
  | { state: "owner"; uid: string; locale: string }
  | { state: "failed"; failure: Failure };

/** Must be used inside {@link DataProvider}. */
export function useGate(): Gate {
  const signin = useSigninCheck({ suspense: false });
  const account = useAccount();
  const isOwner = account.state === "ready" && account.data !== null;
  useEffect(() => (isOwner ? trackPendingWrites() : undefined), [isOwner]);
  const ownSite = account.state === "ready" ? (account.data?.username ?? null) : null;
  // Analytics ignores the owner's own visits to that site.
  useEffect(() => void (ownSite !== null && keep("localStorage", OWN_SITE_KEY, ownSite)), [ownSite]);
  // While signing out, the next page is already loading.
  if (signin.status === "loading" || isSigningOut()) return { state: "loading" };
  if (signin.status === "error") return { state: "failed", failure: toFailure(signin.error) };
  if (!signin.data.signedIn) return { state: "signed_out" };
  if (account.state === "failed") return account;
  if (account.state === "loading") return { state: "loading" };
  return account.data === null ? { state: "nameless" } : { state: "owner", uid: account.data.id, locale: account.data.locale };
}
