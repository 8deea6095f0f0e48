import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fromRoot } from "../root.ts";

/** Sign-in methods of Firebase, each on or off per project. */
export type SignInWay = "password" | "anonymous" | "emailLink" | "phone" | "google";

const WAY_OF_CALL: Readonly<Record<string, SignInWay>> = {
  signInWithEmailAndPassword: "password",
  createUserWithEmailAndPassword: "password",
  signInAnonymously: "anonymous",
  signInWithEmailLink: "emailLink",
  sendSignInLinkToEmail: "emailLink",
  signInWithPhoneNumber: "phone",
  // The app uses Google as its only provider.
  signInWithPopup: "google",
  signInWithRedirect: "google",
  signInWithCredential: "google",
};
const CALL = /\b(signIn(?:With\w+|Anonymously)|createUserWith\w+|sendSignInLink\w+|linkWith\w+|\w+AuthProvider)\b/g;
/** No ways of their own: providers of others, and tokens of our functions, which every project takes. */
const NO_WAYS = ["EmailAuthProvider", "GoogleAuthProvider", "signInWithCustomToken"];

/** The sign-in methods in source code. @throws Error for an unmapped call */
export function waysIn(source: string): SignInWay[] {
  if (!source.includes('from "firebase/auth"')) return [];
  return [...source.matchAll(CALL)].flatMap(([name]) => {
    const way = WAY_OF_CALL[name];
    // One of our functions may share a name; only Firebase exports count.
    if (!way && !NO_WAYS.includes(name) && importedIn(source).includes(name)) throw new Error(`${name}: which way to sign in is that?`);
    return way ? [way] : [];
  });
}

/** The sign-in methods in the app's source. */
export function readSignInWays(): ReadonlySet<SignInWay> {
  const folder = fromRoot("web/src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  return new Set(files.flatMap((file) => waysIn(readFileSync(join(folder, file), "utf8"))));
}

function importedIn(source: string): string[] {
  const names = /import \{([^}]*)\} from "firebase\/auth"/.exec(source)?.[1] ?? "";
  return names.split(",").map((name) => name.trim());
}
