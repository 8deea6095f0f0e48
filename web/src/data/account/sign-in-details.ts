import { auth } from "../core/firebase-auth.ts";

/** How the signed-in account signs in, and what its ID token contains. Times in ms since 1970. */
export type SignInDetails = {
  uid: string;
  email: string;
  isVerified: boolean;
  /** Provider ids, for example `password` and `google.com`. */
  providers: string[];
  claims: Record<string, unknown>;
  tokenExpiresAt: number;
};

/** @returns `null` when signed out. Reads only this browser's state, without a request. */
export async function readSignInDetails(): Promise<SignInDetails | null> {
  await auth().authStateReady();
  const user = auth().currentUser;
  if (!user) return null;
  const token = await user.getIdTokenResult();
  return {
    uid: user.uid,
    email: user.email ?? "",
    isVerified: user.emailVerified,
    providers: user.providerData.map((provider) => provider.providerId),
    claims: { ...token.claims },
    tokenExpiresAt: Date.parse(token.expirationTime),
  };
}
