import { RECENT_SIGN_IN_MINUTES, RECOVERED_CLAIM, RECOVERED_SIGN_IN_MINUTES } from "@awning/domain/account/deletion";
import { Failure } from "@awning/domain/errors/failure";
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
} from "firebase/auth";
import { sdkCode, toFailure } from "../core/failures.ts";
import { auth } from "../core/firebase-auth.ts";

/** The dialog warns this long before the server's limit, so typing a reason does not trigger a second sign-in prompt. */
const AHEAD_MS = 60_000;

/**
 * Whether the user signed in within the last minutes, by this device's clock.
 * @param addsWayIn for what adds a way to log in, for which a session that a recovery code began is recent for longer
 */
export async function isRecentSignIn(addsWayIn: boolean): Promise<boolean> {
  const token = await auth().currentUser?.getIdTokenResult();
  const minutes = addsWayIn && token?.claims[RECOVERED_CLAIM] === true ? RECOVERED_SIGN_IN_MINUTES : RECENT_SIGN_IN_MINUTES;
  return token !== undefined && Date.parse(token.authTime) > Date.now() - minutes * 60_000 + AHEAD_MS;
}

/** Reauthenticates with the password. `details.reason` of the failure is `wrong_credentials` for a wrong password. */
export async function signInAgain(password: string): Promise<void> {
  const user = auth().currentUser;
  if (!user?.email) throw new Failure("signed_out");
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  } catch (error) {
    const isWrong = ["auth/invalid-credential", "auth/wrong-password"].includes(sdkCode(error) ?? "");
    throw isWrong ? new Failure("bad_request", { reason: "wrong_credentials" }, { cause: error }) : toFailure(error);
  }
}

/** Reauthenticates in Google's popup. @returns false when the user closed the popup */
export async function signInAgainWithGoogle(): Promise<boolean> {
  const user = auth().currentUser;
  if (!user) throw new Failure("signed_out");
  try {
    await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
    return true;
  } catch (error) {
    const code = sdkCode(error);
    if (code === "auth/popup-closed-by-user" || code === "auth/cancelled-popup-request") return false;
    if (code === "auth/user-mismatch") throw new Failure("forbidden", {}, { cause: error });
    throw toFailure(error);
  }
}
