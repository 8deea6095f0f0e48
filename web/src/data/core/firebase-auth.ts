// Only the app and Auth. Firestore and Storage are separate chunks, so the sign-in pages do not load them.
import { type FirebaseApp, initializeApp } from "firebase/app";
import { type Auth, browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from "firebase/auth";
import { env } from "../env.ts";

let theApp: FirebaseApp | undefined;
let theAuth: Auth | undefined;

/** The Firebase app of this page, created on first use. */
export function app(): FirebaseApp {
  theApp ??= initializeApp({
    apiKey: env.apiKey,
    authDomain: env.authDomain,
    projectId: env.projectId,
    storageBucket: env.storageBucket,
    appId: env.appId,
  });
  return theApp;
}

/** Auth. Callers pass the popup resolver only where they need it, because it is a third of the SDK. */
export function auth(): Auth {
  if (theAuth) return theAuth;
  theAuth = initializeAuth(app(), { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (__DEVELOPMENT__) connectAuthEmulator(theAuth, "http://127.0.0.1:9099", { disableWarnings: true });
  return theAuth;
}
