import type { CommandInput, CommandName, CommandOutput } from "@awning/domain/api/commands";
import { commandFailureSchema } from "@awning/domain/errors/command-failure";
import { apiPath } from "@awning/domain/routes/paths";
import * as z from "zod/mini";
import { comingFrom, randomAddress, randomEmail } from "./builders.ts";
import { AUTH, admin, eventually, INBOX, SITE } from "./emulators.ts";

export type Refusal = { status: number; code: string; details: Record<string, unknown> };
export type Answer<Name extends CommandName> = { output: CommandOutput<Name>; refusal: null } | { output: null; refusal: Refusal };
type Options = { token?: string; address?: string };

/** Posts anything at all to `/api/<command>` through Hosting. */
export function postApi(command: string, body: unknown, { token, address }: Options = {}): Promise<Response> {
  const headers = {
    "content-type": "application/json",
    ...comingFrom(address ?? randomAddress()),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  return fetch(SITE + apiPath(command), { method: "POST", headers, body: JSON.stringify(body) });
}

const WAVE = 5;

/**
 * Brings up as many instances of the api as there will be calls at once. The emulator starts a process for each, which
 * takes most of a minute for twenty; without this the first callers of a race are done before the last have started.
 * They come in waves, because Hosting gives up on a call after a minute, and by a command that takes its time, so that
 * no instance answers two calls of one wave.
 */
export async function wakeInstances(count: number): Promise<void> {
  for (let awake = 0; awake < count; ) {
    awake = Math.min(count, awake + WAVE);
    const answers = await Promise.allSettled(Array.from({ length: awake }, () => postApi("resend-confirmation", { email: randomEmail() })));
    const unanswered = answers.filter((answer) => answer.status === "rejected" || answer.value.status !== 200).length;
    if (unanswered > 0) console.warn(`${unanswered} of ${awake} instances did not wake up in time`);
  }
}

/** Runs a command as a browser would. Each call comes from another network address unless one is given. */
export async function call<Name extends CommandName>(name: Name, input: CommandInput<Name>, options: Options = {}): Promise<Answer<Name>> {
  const response = await postApi(name, input, options);
  const text = await response.text();
  if (!response.headers.get("content-type")?.includes("json"))
    throw new Error(`${name} answered ${response.status}: ${text.slice(0, 200)}`);
  const body: unknown = JSON.parse(text);
  if (response.ok) return { output: body as CommandOutput<Name>, refusal: null };
  return { output: null, refusal: { status: response.status, ...commandFailureSchema.parse(body).error } };
}

/** Runs a command that must succeed. */
export async function run<Name extends CommandName>(
  name: Name,
  input: CommandInput<Name>,
  options: Options = {},
): Promise<CommandOutput<Name>> {
  const { output, refusal } = await call(name, input, options);
  if (refusal) throw new Error(`${name} was refused: ${JSON.stringify(refusal)}`);
  return output;
}

/** Runs a command that must be refused. */
export async function refusalOf<Name extends CommandName>(name: Name, input: CommandInput<Name>, options: Options = {}): Promise<Refusal> {
  const { output, refusal } = await call(name, input, options);
  if (!refusal) throw new Error(`${name} was not refused: ${JSON.stringify(output)}`);
  return refusal;
}

const signInSchema = z.object({ idToken: z.string(), localId: z.string() });

/** Signs in with a password; `null` when that is refused. */
export async function signIn(email: string, password: string): Promise<{ token: string; uid: string } | null> {
  const response = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) return null;
  const { idToken, localId } = signInSchema.parse(await response.json());
  return { token: idToken, uid: localId };
}

/** Signs in with a token of the service, as a browser does after a passkey or a recovery code. */
export async function exchangeToken(made: string): Promise<{ token: string; uid: string }> {
  const response = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: made, returnSecureToken: true }),
  });
  const { idToken } = z.object({ idToken: z.string() }).parse(await response.json());
  const [, claims = ""] = idToken.split(".");
  const { sub } = z.object({ sub: z.string() }).parse(JSON.parse(Buffer.from(claims, "base64url").toString()));
  return { token: idToken, uid: sub };
}

/** Signs in without a name, as the browser of a visitor does for a chat. */
export async function signInWithoutName(): Promise<{ token: string; uid: string }> {
  const response = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ returnSecureToken: true }),
  });
  const { idToken, localId } = signInSchema.parse(await response.json());
  return { token: idToken, uid: localId };
}

/** Signs in with a Google account of this address, as the Auth emulator lets anybody do. */
export async function signInWithGoogle(email: string): Promise<{ token: string; uid: string }> {
  const idToken = JSON.stringify({ sub: `google-${email}`, email, email_verified: true });
  const response = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      postBody: `id_token=${encodeURIComponent(idToken)}&providerId=google.com`,
      requestUri: SITE,
      returnSecureToken: true,
      returnIdpCredential: true,
    }),
  });
  const signedIn = signInSchema.parse(await response.json());
  return { token: signedIn.idToken, uid: signedIn.localId };
}

const outboxSchema = z.object({ kind: z.string(), to: z.string(), state: z.string() });

/** The mails queued for an address, in the order they were asked for. */
export async function listMails(to: string): Promise<{ id: string; kind: string; state: string }[]> {
  const found = await admin.firestore.collection("outbox").where("to", "==", to).get();
  return found.docs
    .toSorted((a, b) => a.createTime.toMillis() - b.createTime.toMillis())
    .map((one) => ({ id: one.id, ...outboxSchema.parse(one.data()) }));
}

const inboxSchema = z.array(z.looseObject({ to: z.string() }));

/** What arrived in the local inbox for an address, once something did. */
export function readInbox(to: string) {
  return eventually(`a mail to ${to}`, async () => {
    const messages = inboxSchema.parse(await (await fetch(`${INBOX}/api/messages`)).json());
    const own = messages.filter((message) => message.to.includes(to));
    return own.length > 0 && own;
  });
}
