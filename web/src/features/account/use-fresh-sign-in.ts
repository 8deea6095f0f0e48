import type { Failure } from "@awning/domain/errors/failure";
import { useEffect, useState } from "react";
import { isRecentSignIn, signInAgain, signInAgainWithGoogle } from "#data/account/fresh-sign-in.ts";
import { readSignInDetails } from "#data/account/sign-in-details.ts";

type FreshSignIn = {
  /** Not before this is known whether and how to ask. */
  isReady: boolean;
  /** What has to be shown: a field for the password, or that Google's window is about to come. */
  asks: "password" | "google" | null;
  /** Signs in once more as far as that is needed. @returns false when the person closed Google's window */
  ensure: (password: string) => Promise<boolean>;
  /** Looks at what the server refused: it goes by its own clock. */
  note: (failure: Failure) => void;
};

/** Asks for the sign-in once more where it is not of the last minutes, for what somebody else must not do at an open laptop. */
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

/** The ways the signed-in account signs in; `null` until they are known. */
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
