import { connectStorageEmulator, type FirebaseStorage, getStorage } from "firebase/storage";
import { app } from "./firebase-auth.ts";

let theStorage: FirebaseStorage | undefined;

export function storage(): FirebaseStorage {
  if (theStorage) return theStorage;
  theStorage = getStorage(app());
  if (__DEVELOPMENT__) connectStorageEmulator(theStorage, "127.0.0.1", 9199);
  return theStorage;
}
