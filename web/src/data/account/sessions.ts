import type { ListedSession } from "@awning/domain/account/session";
import { paths } from "@awning/domain/routes/paths";
import { deviceOf } from "@awning/domain/values/device";
import { keep, recall } from "../core/browser-storage.ts";
import { runCommand } from "../core/commands.ts";
import { auth } from "../core/firebase-auth.ts";
import { signOutEverywhereHere } from "./session.ts";
import { deviceId } from "./sign-ins.ts";

const NOTED = "awning.noted";

/** Lists this device among those that use the account, once a day and sign-in. A failure is ignored: the next day tries again. */
export async function noteSession(): Promise<void> {
  const user = auth().currentUser;
  const device = deviceId();
  if (!user || device === null) return;
  const { authTime } = await user.getIdTokenResult();
  // Names nobody: it stays in the browser after logging out.
  const noted = `${authTime} ${new Date().toISOString().slice(0, 10)}`;
  if (recall("localStorage", NOTED) === noted) return;
  keep("localStorage", NOTED, noted);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { browser, system } = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  await runCommand("note-session", { device, browser, system, timeZone }).catch(() => undefined);
}

/** The devices that used the account, last used first, with this one. @throws Failure */
export async function listSessions(): Promise<ListedSession[]> {
  await noteSession();
  return (await runCommand("list-sessions", { device: deviceId() })).sessions;
}

/** Logs out all devices, this one too: it goes to the login screen. @throws Failure `stale_sign_in`, `offline` */
export async function endAllSessions(): Promise<void> {
  await runCommand("end-sessions", {});
  await signOutEverywhereHere(paths.auth.login);
}
