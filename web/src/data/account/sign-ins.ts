import { deviceOf } from "@awning/domain/values/device";
import { keep, recall } from "../core/browser-storage.ts";
import { runCommand } from "../core/commands.ts";
import { signIn as openSession, signInWithGoogle as openSessionWithGoogle } from "./session.ts";

/** Signs in with email and password. `details.reason` of the failure is `wrong_credentials` for a wrong pair. */
export async function signIn(email: string, password: string): Promise<void> {
  await openSession(email, password);
  void noteSignIn();
}

/** Signs in with Google's popup. @returns false when the user closed the popup */
export async function signInWithGoogle(): Promise<boolean> {
  const isDone = await openSessionWithGoogle();
  if (isDone) void noteSignIn();
  return isDone;
}

/** Reports the sign-in and its device to the account. A failure is ignored: the user is signed in. */
export async function noteSignIn(): Promise<void> {
  const device = deviceId();
  if (device === null) return;
  await runCommand("note-sign-in", { device, ...deviceOf(navigator.userAgent, navigator.maxTouchPoints) }).catch(() => undefined);
}

const KEY = "awning.device";

/** The random id of this browser. Without storage there is none, and every sign-in counts as a new device. */
export function deviceId(): string | null {
  const kept = recall("localStorage", KEY);
  if (kept !== null) return kept;
  const made = crypto.randomUUID();
  return keep("localStorage", KEY, made) ? made : null;
}
