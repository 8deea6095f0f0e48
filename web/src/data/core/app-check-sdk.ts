import type { FirebaseApp } from "firebase/app";
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from "firebase/app-check";

const started = new WeakMap<FirebaseApp, AppCheck>();

/** Starts App Check for an app, once. */
export function start(app: FirebaseApp): AppCheck {
  const known = started.get(app);
  if (known) return known;
  // An element left by an earlier app of this name: reCAPTCHA renders into an element only once.
  document.getElementById(`fire_app_check_${app.name}`)?.remove();
  const provider = new ReCaptchaEnterpriseProvider(__APP_CHECK_KEY__);
  const check = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  started.set(app, check);
  return check;
}

/** The App Check token of an app; `null` when it cannot be fetched, for example offline or with reCAPTCHA blocked. */
export async function tokenOf(app: FirebaseApp): Promise<string | null> {
  return getToken(start(app)).then(
    ({ token }) => token,
    () => null,
  );
}
