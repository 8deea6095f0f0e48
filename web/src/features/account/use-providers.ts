import { useEffect, useState } from "react";
import { readSignInDetails } from "#data/account/sign-in-details.ts";

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
