import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { BROWSERS, SYSTEMS } from "../values/device.ts";
import { madeIdSchema } from "../values/document-id.ts";

export const PASSKEYS_MAX = 10;
/** How long a browser has for its answer to a challenge. */
export const CHALLENGE_MS = 5 * 60_000;

/**
 * `sites/{siteId}/passkeys/{passkeyId}`, only for functions: a public key in base64url, and the `counter` of its last signature. `name` is
 * the device that made it, as in "Chrome on macOS". Times in ms since 1970.
 */
export const passkeySchema = z.object({
  credentialId: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  name: z.string(),
  createdAt: timestampSchema,
  usedAt: z.nullable(timestampSchema),
});
export type Passkey = z.infer<typeof passkeySchema>;

const bytes = (max: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(max));
const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal("public-key"), clientExtensionResults: z.object({}) };
/** What a browser made, in the form of WebAuthn's `toJSON`. */
const registrationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(20_000) }),
});
const assertionSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(4000), authenticatorData: bytes(4000), signature: bytes(2000), userHandle: bytes(200) }),
});
export type Registration = z.infer<typeof registrationSchema>;
export type Assertion = z.infer<typeof assertionSchema>;

const empty = z.object({});
const challenge = { challenge: z.string(), rpId: z.string() };
const listed = z.object({
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.number(), usedAt: z.nullable(z.number()) })),
});
export type ListedPasskey = z.infer<typeof listed>["passkeys"][number];

/**
 * Commands of passkeys, part of `commands`. Those that change how one logs in need a recent sign-in (`stale_sign_in`), and a
 * confirmed address (`unverified`) unless they only remove a passkey. An answer that does
 * not fit its challenge, its key or this site is `forbidden`. A sign-in by a recovery code is recent for longer where a way to log in is added.
 */
export const passkeyCommands = {
  "list-passkeys": { auth: "required", input: empty, output: listed },
  /** The ids of the passkeys that the account has are `known`, so that no device adds a second one. */
  "begin-passkey": {
    auth: "required",
    input: empty,
    output: z.object({ ...challenge, userId: z.string(), userName: z.string(), known: z.array(z.string()) }),
  },
  "add-passkey": {
    auth: "required",
    input: z.object({ registration: registrationSchema, browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) }),
    output: listed,
  },
  "remove-passkey": { auth: "required", input: z.object({ id: madeIdSchema }), output: listed },
  /** Only with a passkey (`bad_request`). Ends all sessions; the token begins this one again. A link by mail sets a password again. */
  "remove-password": { auth: "required", input: empty, output: z.object({ token: z.string() }) },
  /** Without the old one. Ends all sessions; the browser signs in with the new one. `weak_password` as for `check-password`. */
  "set-password": { auth: "required", input: z.object({ password: z.string().check(z.maxLength(512)) }), output: empty },
  "begin-passkey-sign-in": { auth: "none", input: empty, output: z.object(challenge) },
  /** A token that Firebase Auth takes for an hour; the service refuses it once the account's sessions were ended. */
  "sign-in-with-passkey": { auth: "none", input: z.object({ assertion: assertionSchema }), output: z.object({ token: z.string() }) },
} as const;
