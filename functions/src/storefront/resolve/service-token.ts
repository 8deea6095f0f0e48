import * as z from "zod/mini";
import { config } from "#platform/config.ts";
import { get } from "./http-get.ts";

/** Tokens are not used in their last minute, so that none expires in transit. */
const MARGIN_MS = 60_000;
/** Limits the token to the database. */
const SCOPE = "https://www.googleapis.com/auth/datastore";
const answerSchema = z.object({ access_token: z.string(), expires_in: z.number() });

type Held = { token: string; until: number };
let held: Held | undefined;
let asked: Promise<Held> | undefined;

/** The service's access token for Firestore, from Google's metadata server; cached while valid and shared between concurrent reads. */
export async function serviceToken(): Promise<string> {
  // The emulator's token for full access.
  if (config().firestoreEmulator) return "owner";
  if (held && held.until > Date.now()) return held.token;
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  held = await asked;
  return held.token;
}

/** Call when Firestore refuses the token. */
export function forgetToken(): void {
  held = undefined;
}

/** A temporary error: visitors see that the page will be back shortly. */
export function unavailable(why: string): Error {
  return Object.assign(new Error(why), { code: "unavailable" });
}

async function ask(): Promise<Held> {
  const address = `http://${config().metadataHost}/computeMetadata/v1/instance/service-accounts/default/token?scopes=${SCOPE}`;
  const now = Date.now();
  const { status, body } = await get(address, { "metadata-flavor": "Google" }).catch((error: unknown) => {
    throw unavailable(`The metadata server does not answer: ${String(error)}`);
  });
  if (status !== 200) throw unavailable(`The metadata server answers ${status}`);
  const { access_token: token, expires_in: seconds } = answerSchema.parse(JSON.parse(body));
  return { token, until: now + seconds * 1000 - MARGIN_MS };
}
