import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fromRoot } from "../root.ts";

/** The ways to sign in that Firebase can let people use, of which each is on or off in a project. */
export type SignInWay = "password" | "anonymous" | "emailLink" | "phone" | "google";

const WAY_OF_CALL: Readonly<Record<string, SignInWay>> = {
  signInWithEmailAndPassword: "password",
  createUserWithEmailAndPassword: "password",
  signInAnonymously: "anonymous",
  signInWithEmailLink: "emailLink",
  sendSignInLinkToEmail: "emailLink",
  signInWithPhoneNumber: "phone",
  // Google is the one provider that the app names.
  signInWithPopup: "google",
  signInWithRedirect: "google",
  signInWithCredential: "google",
};
const CALL = /\b(signIn(?:With\w+|Anonymously)|createUserWith\w+|sendSignInLink\w+|linkWith\w+|\w+AuthProvider)\b/g;
const PROVIDERS = ["EmailAuthProvider", "GoogleAuthProvider"];

/** Which ways to sign in a source uses. @throws Error for a call that nobody has said a way of */
export function waysIn(source: string): SignInWay[] {
  if (!source.includes('from "firebase/auth"')) return [];
  return [...source.matchAll(CALL)].flatMap(([name]) => {
    const way = WAY_OF_CALL[name];
    // A function of ours may be called alike; what Firebase does not export is none of its calls.
    if (!way && !PROVIDERS.includes(name) && importedIn(source).includes(name)) throw new Error(`${name}: which way to sign in is that?`);
    return way ? [way] : [];
  });
}

/** The ways to sign in that the app uses, as its source says. */
export function readSignInWays(): ReadonlySet<SignInWay> {
  const folder = fromRoot("web/src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  return new Set(files.flatMap((file) => waysIn(readFileSync(join(folder, file), "utf8"))));
}

function importedIn(source: string): string[] {
  const names = /import \{([^}]*)\} from "firebase\/auth"/.exec(source)?.[1] ?? "";
  return names.split(",").map((name) => name.trim());
}
