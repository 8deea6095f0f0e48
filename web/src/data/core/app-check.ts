// Loads nothing where no key is configured. The app asks for the key once more before it calls: then nothing of this is left in its files.
import type { FirebaseApp } from "firebase/app";

/**
 * Has everything that an app asks of Firebase carry proof that a page of ours asks; that of the dashboard where none is given. To be
 * waited for before the app's first question.
 */
export async function startAppCheck(app?: FirebaseApp): Promise<void> {
  if (__APP_CHECK_KEY__ === "") return;
  const { start } = await import("./app-check-sdk.ts");
  start(app ?? (await import("./firebase-auth.ts")).app());
}

/** The header that carries the proof to where no SDK adds it; empty where there is none, and whoever is asked decides. */
export async function appCheckHeader(app?: FirebaseApp): Promise<Record<string, string>> {
  if (__APP_CHECK_KEY__ === "") return {};
  const { tokenOf } = await import("./app-check-sdk.ts");
  const token = await tokenOf(app ?? (await import("./firebase-auth.ts")).app());
  return token === null ? {} : { "x-firebase-appcheck": token };
}
