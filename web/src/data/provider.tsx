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

/** Firebase for every screen behind the sign-in: reactfire's providers, and a watch over the cache on disk. */
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

/** Whether the private screens may show: still finding out, nobody there, somebody without a name, or an owner, who reads by `locale`. */
export type Gate =
  | { state: "loading" | "signed_out" | "nameless" }
  | { state: "owner"; uid: string; locale: string }
  | { state: "failed"; failure: Failure };

/** Must stand inside {@link DataProvider}. */
export function useGate(): Gate {
  const signin = useSigninCheck({ suspense: false });
  const account = useAccount();
  const isOwner = account.state === "ready" && account.data !== null;
  useEffect(() => (isOwner ? trackPendingWrites() : undefined), [isOwner]);
  const ownSite = account.state === "ready" ? (account.data?.username ?? null) : null;
  // The owner's own visits of that site are not told.
  useEffect(() => void (ownSite !== null && keep("localStorage", OWN_SITE_KEY, ownSite)), [ownSite]);
  // On the way out the next page is already being loaded.
  if (signin.status === "loading" || isSigningOut()) return { state: "loading" };
  if (signin.status === "error") return { state: "failed", failure: toFailure(signin.error) };
  if (!signin.data.signedIn) return { state: "signed_out" };
  if (account.state === "failed") return account;
  if (account.state === "loading") return { state: "loading" };
  return account.data === null ? { state: "nameless" } : { state: "owner", uid: account.data.id, locale: account.data.locale };
}
