// Loads nothing when no key is configured. The app checks the key again before it calls this, so builds without one drop the
// code.
import type { FirebaseApp } from "firebase/app";

/**
 * Makes every Firebase request of an app carry an App Check token; defaults to the dashboard's app. Await it before the app's
 * first request.
 */
export async function startAppCheck(app?: FirebaseApp): Promise<void> {
  if (__APP_CHECK_KEY__ === "") return;
  const { start } = await import("./app-check-sdk.ts");
  start(app ?? (await import("./firebase-auth.ts")).app());
}

/** The App Check header for requests outside the SDKs; empty when there is no token, and the server decides. */
export async function appCheckHeader(app?: FirebaseApp): Promise<Record<string, string>> {
  if (__APP_CHECK_KEY__ === "") return {};
  const { tokenOf } = await import("./app-check-sdk.ts");
  const token = await tokenOf(app ?? (await import("./firebase-auth.ts")).app());
  return token === null ? {} : { "x-firebase-appcheck": token };
}
