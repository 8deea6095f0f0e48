import * as z from "zod/mini";

const envSchema = z.object({
  VITE_FIREBASE_API_KEY: z.string().check(z.minLength(1)),
  VITE_FIREBASE_AUTH_DOMAIN: z.string().check(z.minLength(1)),
  VITE_FIREBASE_PROJECT_ID: z.string().check(z.minLength(1)),
  VITE_FIREBASE_STORAGE_BUCKET: z.string().check(z.minLength(1)),
  VITE_FIREBASE_APP_ID: z.string().check(z.minLength(1)),
});

const parsed = envSchema.parse(import.meta.env);

/** The Firebase project of this build. A missing value fails at startup, not on a click. */
export const env = {
  apiKey: parsed.VITE_FIREBASE_API_KEY,
  authDomain: parsed.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: parsed.VITE_FIREBASE_PROJECT_ID,
  storageBucket: parsed.VITE_FIREBASE_STORAGE_BUCKET,
  appId: parsed.VITE_FIREBASE_APP_ID,
} as const;

/** Where pictures are served from; ends in `/o/`, as the domain's `mediaUrl` expects. */
export const mediaBase = __DEVELOPMENT__
  ? `http://127.0.0.1:9199/v0/b/${env.storageBucket}/o/`
  : `https://firebasestorage.googleapis.com/v0/b/${env.storageBucket}/o/`;
