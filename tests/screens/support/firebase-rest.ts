// Stands in for `firebase/app`, `firebase/storage` and `reactfire`.
import { type ReactNode, useEffect, useState } from "react";
import { initializeAuth, onIdTokenChanged } from "./firebase-auth.ts";
import { StoreError } from "./memory-store.ts";

export const initializeApp = () => ({ name: "in memory" });

/** What happens to files that a screen sends: kept until the test lets them through, or refused. */
export const uploads: { sent: { path: string; size: number; type: string }[]; mode: "take" | "hold" | "refuse" } = {
  sent: [],
  mode: "take",
};

export const getStorage = () => ({});
export const connectStorageEmulator = () => {};
export const ref = (_: unknown, path: string) => ({ path });
export function uploadBytesResumable({ path }: { path: string }, file: Blob) {
  let cancel = () => {};
  const done = new Promise<void>((resolve, reject) => {
    cancel = () => reject(new StoreError("storage/canceled"));
    if (uploads.mode === "refuse") setTimeout(() => reject(new StoreError("storage/unauthorized")), 0);
    if (uploads.mode === "take") setTimeout(resolve, 0);
  });
  const whole = done.then(() => void uploads.sent.push({ path, size: file.size, type: file.type }));
  return Object.assign(whole, {
    cancel: () => cancel(),
    on: (_: string, tell: (snapshot: { bytesTransferred: number; totalBytes: number }) => void) =>
      tell({ bytesTransferred: uploads.mode === "hold" ? file.size / 2 : file.size, totalBytes: file.size }),
  });
}

/** What was sent has no contents here: a picture of one pixel stands for all. */
export async function getBlob({ path }: { path: string }): Promise<Blob> {
  const sent = uploads.sent.find((one) => one.path === path);
  if (!sent) throw new StoreError("storage/object-not-found");
  return (await fetchForReal(PIXEL)).blob();
}
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const fetchForReal = globalThis.fetch;

type Children = { children: ReactNode };
export const FirebaseAppProvider = ({ children }: Children) => children;
export const AuthProvider = FirebaseAppProvider;
export const FirestoreProvider = FirebaseAppProvider;
export function useSigninCheck() {
  const [state, setState] = useState<{ status: string; data?: { signedIn: boolean; user: unknown } }>({ status: "loading" });
  useEffect(
    () => onIdTokenChanged(initializeAuth(), (user) => setState({ status: "success", data: { signedIn: user !== null, user } })),
    [],
  );
  return state;
}
