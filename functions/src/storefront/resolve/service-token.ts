import * as z from "zod/mini";
import { config } from "#platform/config.ts";
import { get } from "./http-get.ts";

/** A token is not used in the last minute of its life, so that none runs out on its way. */
const MARGIN_MS = 60_000;
/** It opens the database and nothing else that the account of the function may do. */
const SCOPE = "https://www.googleapis.com/auth/datastore";
const answerSchema = z.object({ access_token: z.string(), expires_in: z.number() });

type Held = { token: string; until: number };
let held: Held | undefined;
let asked: Promise<Held> | undefined;

/**
 * What says to Firestore that this service reads. Google's metadata server gives it out, within the machine; it is kept while it is good,
 * and asked for once by however many reads.
 */
export async function serviceToken(): Promise<string> {
  // The emulator's own word for whoever may do everything.
  if (config().firestoreEmulator) return "owner";
  if (held && held.until > Date.now()) return held.token;
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  held = await asked;
  return held.token;
}

/** For one that Firestore refused. */
export function forgetToken(): void {
  held = undefined;
}

/** An error of what passes by itself: visitors are told that the page is back in a moment. */
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
