import type { Failure } from "@awning/domain/errors/failure";
import { useEffect, useState } from "react";
import { isRecentSignIn, signInAgain, signInAgainWithGoogle } from "#data/account/fresh-sign-in.ts";
import { readSignInDetails } from "#data/account/sign-in-details.ts";

type FreshSignIn = {
  /** False until it is known whether and how to reauthenticate. */
  isReady: boolean;
  /** What to show: a password field, or a note about Google's popup. */
  asks: "password" | "google" | null;
  /** Reauthenticates if needed. @returns false when the user closed Google's popup */
  ensure: (password: string) => Promise<boolean>;
  /** Handles a refusal of the server, which uses its own clock. */
  note: (failure: Failure) => void;
};

/** Requires a recent sign-in for actions that another person at an open laptop must not do. */
export function useFreshSignIn(): FreshSignIn {
  const ways = useProviders();
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    void isRecentSignIn().then((isRecent) => setStale(!isRecent));
  }, []);
  const asks = isStale ? (ways?.hasPassword === false ? "google" : "password") : null;
  return {
    isReady: ways !== null,
    asks,
    ensure: async (password) => {
      if (asks === "google") return signInAgainWithGoogle();
      if (asks === "password") await signInAgain(password);
      return true;
    },
    note: ({ code }) => {
      if (code === "stale_sign_in") setStale(true);
    },
  };
}

/** The sign-in methods of the account; `null` until known. */
export function useProviders(): { hasPassword: boolean; hasGoogle: boolean } | null {
  const [providers, setProviders] = useState<string[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readSignInDetails().then((details) => isCurrent && setProviders(details?.providers ?? []));
    return () => {
      isCurrent = false;
    };
  }, []);
  return providers && { hasPassword: providers.includes("password"), hasGoogle: providers.includes("google.com") };
}
