// Stands in for `firebase/auth`: who is signed in is what the test says.
import { StoreError } from "./memory-store.ts";

export type Person = { uid: string; email: string; emailVerified: boolean; password?: string; providers?: string[] };
type User = ReturnType<typeof userOf>;
type Listener = (user: User | null) => void;

const listeners = new Set<Listener>();
let current: Person | null = null;
let known: Person[] = [];
const auth = {
  get currentUser() {
    return current && userOf(current);
  },
  authStateReady: async () => {},
};

function userOf(person: Person) {
  return {
    uid: person.uid,
    email: person.email,
    emailVerified: person.emailVerified,
    metadata: { creationTime: "", lastSignInTime: "" },
    providerData: (person.providers ?? ["password"]).map((providerId) => ({ providerId, email: person.email })),
    getIdToken: async () => `token-of-${person.uid}`,
    getIdTokenResult: async () => ({
      claims: { email_verified: person.emailVerified, auth_time: Math.floor(Date.now() / 1000) },
      authTime: new Date().toISOString(),
      signInProvider: (person.providers ?? ["password"])[0],
    }),
    reload: async () => {},
  };
}

function publish(): void {
  for (const listener of [...listeners]) listener(auth.currentUser);
}

/** Who has an account, and who of them is signed in here; nobody with `null`. */
export function actAs(person: Person | null, ...others: Person[]): void {
  current = person;
  known = [...(person ? [person] : []), ...others];
  publish();
}

export const initializeAuth = () => auth;
export const getAuth = () => auth;
export const connectAuthEmulator = () => {};
export const browserLocalPersistence = {};
export const indexedDBLocalPersistence = {};
export const inMemoryPersistence = {};
export const browserPopupRedirectResolver = {};
export function onIdTokenChanged(_: unknown, listener: Listener): () => void {
  listeners.add(listener);
  queueMicrotask(() => listeners.has(listener) && listener(auth.currentUser));
  return () => listeners.delete(listener);
}
export const onAuthStateChanged = onIdTokenChanged;
export async function signInWithEmailAndPassword(_: unknown, email: string, password: string) {
  const found = known.find((one) => one.email === email && one.password === password);
  if (!found) throw new StoreError("auth/invalid-credential");
  current = found;
  publish();
  return { user: userOf(found) };
}
export async function signOut() {
  current = null;
  publish();
}
export class GoogleAuthProvider {
  static credential = (token: string) => ({ token });
}
export const EmailAuthProvider = { credential: (email: string, password: string) => ({ email, password }) };
const refuse = (code: string) => async () => {
  throw new StoreError(code);
};
export const signInWithPopup = refuse("auth/popup-closed-by-user");
export const reauthenticateWithPopup = refuse("auth/popup-closed-by-user");
export const signInWithCredential = refuse("auth/invalid-credential");
export async function signInWithCustomToken(_: unknown, token: string) {
  const found = known.find(({ uid }) => token === `token-of-${uid}`);
  if (!found) throw new StoreError("auth/invalid-custom-token");
  current = found;
  publish();
  return { user: userOf(found) };
}
export async function reauthenticateWithCredential(_: unknown, { email, password }: { email: string; password: string }) {
  return signInWithEmailAndPassword(auth, email, password);
}
export async function updatePassword(_: unknown, password: string) {
  if (current) current = { ...current, password };
}
export const applyActionCode = refuse("auth/invalid-action-code");
export const confirmPasswordReset = refuse("auth/invalid-action-code");
export const verifyPasswordResetCode = refuse("auth/invalid-action-code");
