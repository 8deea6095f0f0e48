// Everything of Firebase at once, for the data rooms behind the sign-in. Pages outside import `./firebase-auth.ts`.
export { app, auth } from "./firebase-auth.ts";
export { firestore } from "./firestore.ts";
export { storage } from "./storage.ts";
