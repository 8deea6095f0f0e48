import { type ReactNode, useEffect } from "react";
import { AuthProvider, FirebaseAppProvider, FirestoreProvider, useSigninCheck } from "reactfire";
import { useAccount } from "./accounts.ts";
import { app, auth } from "./firebase-auth.ts";
import { firestore, trackKeptWrites, watchForBrokenCache } from "./firestore.ts";

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

/** Whether the private screens may show: still finding out, nobody there, somebody without a name, or an owner. */
export type Gate = { state: "loading" } | { state: "signed_out" } | { state: "nameless" } | { state: "owner" } | { state: "failed" };

/** Must stand inside {@link DataProvider}. */
export function useGate(): Gate {
  const signin = useSigninCheck({ suspense: false });
  const account = useAccount();
  const isOwner = account.state === "ready" && account.data !== null;
  useEffect(() => (isOwner ? trackKeptWrites() : undefined), [isOwner]);
  if (signin.status === "loading") return { state: "loading" };
  if (signin.status === "error") return { state: "failed" };
  if (!signin.data.signedIn) return { state: "signed_out" };
  if (account.state === "failed") return { state: "failed" };
  if (account.state === "loading") return { state: "loading" };
  return { state: account.data === null ? "nameless" : "owner" };
}
