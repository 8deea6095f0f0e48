import { PlainError } from "../plain-error.ts";
import type { Enforcement } from "./ask-google.ts";
import type { Finding } from "./check-project.ts";

/** App Check settings of a release: `siteKey` of the app, `setting` of the functions. */
export type AppCheckSettings = { siteKey: string; setting: string };

const CONSOLE = "Firebase console > App Check > APIs";

/**
 * Checks that App Check is enforced exactly where this release sends tokens. `arePicturesSeen`: whether pictures load without a token, as
 * in pages.
 */
export function checkAppCheck(
  { siteKey, setting }: AppCheckSettings,
  enforced: ReadonlySet<Enforcement>,
  arePicturesSeen: boolean,
): Finding[] {
  const isWanted = setting === "enforce";
  return [
    {
      what: isWanted ? "Browsers send the App Check tokens that the functions ask for" : "The functions ask for no App Check token",
      isGood: !isWanted || siteKey !== "",
      todo: "Set VITE_APP_CHECK_KEY in web/.env.production, build and deploy; or take APP_CHECK out of the functions’ settings.",
    },
    {
      what: isWanted ? "Firestore answers nobody without an App Check token" : "Firestore asks for no App Check token",
      isGood: enforced.has("firestore") === isWanted,
      todo: `${CONSOLE} > Cloud Firestore: ${isWanted ? "enforce" : "end the enforcement, or set APP_CHECK=enforce for the functions"}.`,
    },
    {
      what: "Pictures of pages are shown to everybody",
      isGood: arePicturesSeen,
      todo: `${CONSOLE} > Cloud Storage: end the enforcement${enforced.has("storage") ? "" : ", and deploy storage.rules"}. Pages show pictures without a token.`,
    },
    {
      what: "People can sign in before there is an App Check token",
      isGood: !enforced.has("auth"),
      todo: `${CONSOLE} > Authentication: end the enforcement. The sign-in pages send no tokens.`,
    },
  ];
}

/** Whether Storage answers an anonymous request for a missing picture with 404. `mediaBase` as in the functions. */
export async function seesPictures(mediaBase: string): Promise<boolean> {
  const url = `${mediaBase}${encodeURIComponent(`media/none/${"0".repeat(20)}/320.webp`)}?alt=media`;
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch((error: unknown) => {
    throw new PlainError(`${new URL(url).host} does not answer: ${error instanceof Error ? error.message : error}`);
  });
  return response.status === 404;
}
