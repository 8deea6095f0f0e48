import type { BrowserContextOptions } from "playwright-core";
import * as z from "zod/mini";
import { AUTH, SITE } from "./emulators.ts";

/**
 * What a browser keeps of a user who signed in earlier, as Firebase's SDK stores it: the first visit finds them signed in.
 * Only the stories about signing in use the screen for it.
 */
export async function signedInState(email: string, password: string): Promise<NonNullable<BrowserContextOptions["storageState"]>> {
  const key = "demo-api-key";
  const call = async (method: string, body: object) => {
    const response = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${key}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`accounts:${method} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const tokens = signInSchema.parse(await call("signInWithPassword", { email, password, returnSecureToken: true }));
  const [user] = lookupSchema.parse(await call("lookup", { idToken: tokens.idToken })).users;
  if (!user) throw new Error(`no user has the address ${email}`);
  const stored = {
    uid: user.localId,
    email: user.email,
    emailVerified: user.emailVerified,
    isAnonymous: false,
    providerData: user.providerUserInfo,
    stsTokenManager: {
      refreshToken: tokens.refreshToken,
      accessToken: tokens.idToken,
      expirationTime: Date.now() + Number(tokens.expiresIn) * 1000,
    },
    createdAt: user.createdAt,
    lastLoginAt: user.lastLoginAt,
    apiKey: key,
    appName: "[DEFAULT]",
  };
  const localStorage = [{ name: `firebase:authUser:${key}:[DEFAULT]`, value: JSON.stringify(stored) }];
  return { cookies: [], origins: [{ origin: SITE, localStorage }] };
}

const signInSchema = z.object({ idToken: z.string(), refreshToken: z.string(), expiresIn: z.string() });
const provider = z.object({ providerId: z.string(), email: z.optional(z.string()), rawId: z.optional(z.string()) });
const lookupSchema = z.object({
  users: z.array(
    z.object({
      localId: z.string(),
      email: z.string(),
      emailVerified: z.prefault(z.boolean(), false),
      providerUserInfo: z.prefault(z.array(provider), []),
      createdAt: z.optional(z.string()),
      lastLoginAt: z.optional(z.string()),
    }),
  ),
});
