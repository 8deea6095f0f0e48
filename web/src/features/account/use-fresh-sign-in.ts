import type { Failure } from "@awning/domain/errors/failure";
import { useEffect, useState } from "react";
import { useAccount } from "#data/account/accounts.ts";
import { isRecentSignIn, signInAgain, signInAgainWithGoogle } from "#data/account/fresh-sign-in.ts";
import { signInWithPasskey } from "#data/account/passkeys.ts";
import { readSession } from "#data/account/session.ts";
import { readSignInDetails } from "#data/account/sign-in-details.ts";
import { dataOr } from "#data/core/live.ts";

type FreshSignIn = {
  /** False until it is known whether and how to reauthenticate. */
  isReady: boolean;
  /** What to show: a password field, or a note about Google's popup or the device's prompt. */
  asks: "password" | "google" | "passkey" | null;
  /** Reauthenticates if needed. @returns false when the user canceled */
  ensure: (password: string) => Promise<boolean>;
  /** Handles a refusal of the server, which uses its own clock. */
  note: (failure: Failure) => void;
};

/** Requires a recent sign-in for actions that another person at an open laptop must not do. `addsWayIn` as in {@link isRecentSignIn}. */
export function useFreshSignIn(addsWayIn = false): FreshSignIn {
  const ways = useProviders();
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    void isRecentSignIn(addsWayIn).then((isRecent) => setStale(!isRecent));
  }, [addsWayIn]);
  const asks = isStale ? wayOf(ways) : null;
  return {
    isReady: ways !== null,
    asks,
    ensure: async (password) => {
      if (asks === "google") return signInAgainWithGoogle();
      if (asks === "passkey") return signInWithPasskey(readUid());
      if (asks === "password") await signInAgain(password);
      return true;
    },
    note: ({ code }) => {
      if (code === "stale_sign_in") setStale(true);
    },
  };
}

function wayOf(ways: Ways | null): "password" | "google" | "passkey" {
  if (ways === null || ways.hasPassword) return "password";
  return ways.hasGoogle ? "google" : "passkey";
}

function readUid(): string | undefined {
  const session = readSession();
  return session.state === "signed_in" ? session.uid : undefined;
}

type Ways = { hasPassword: boolean; hasGoogle: boolean };

/** The sign-in methods of the account besides passkeys; `null` until known. */
export function useProviders(): Ways | null {
  const [providers, setProviders] = useState<string[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readSignInDetails().then((details) => isCurrent && setProviders(details?.providers ?? []));
    return () => {
      isCurrent = false;
    };
  }, []);
  const isRemoved = dataOr(useAccount(), null)?.isPasswordRemoved ?? false;
  return providers && { hasPassword: providers.includes("password") && !isRemoved, hasGoogle: providers.includes("google.com") };
}
