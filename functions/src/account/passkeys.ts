import { type ListedPasskey, PASSKEYS_MAX } from "@awning/domain/account/passkey";
import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { deviceLabel } from "@awning/domain/values/device";
import { changeAccount } from "#data/account/accounts.ts";
import { createPasskey, deletePasskey, getPasskey, listPasskeys, passkeyIdOf, usePasskey } from "#data/account/passkeys.ts";
import { dropPassword, makeSignInToken } from "#data/account/users.ts";
import { isWithinRate, limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { type Request, requireCaller, requireRecentConfirmed, requireRecentOrRecovered, requireRecentSignIn } from "#http/request.ts";
import { makeChallenge, readChallenge } from "#platform/challenges.ts";
import { siteHost } from "#platform/site-host.ts";
import { tellSignInChanged } from "./reports.ts";

const SIGN_IN = "passkey-sign-in";
const adding = (uid: string) => `passkey-add:${uid}`;

type Listed = CommandOutput<"list-passkeys">;

export async function showPasskeys(_: object, request: Request): Promise<Listed> {
  return { passkeys: await listed(requireCaller(request).uid) };
}

/** @throws Failure `stale_sign_in`, `unverified`; `forbidden` with `reason: "full"` */
export async function beginPasskey(_: object, request: Request): Promise<CommandOutput<"begin-passkey">> {
  const { uid, email } = requireRecentOrRecovered(request);
  const known = await listPasskeys(uid);
  if (known.length >= PASSKEYS_MAX) throw new Failure("forbidden", { reason: "full" });
  return {
    challenge: makeChallenge(adding(uid), request.now),
    rpId: siteHost().rpId,
    userId: Buffer.from(uid).toString("base64url"),
    userName: email ?? uid,
    known: known.map(({ credentialId }) => credentialId),
  };
}

/** Stores the public key of a passkey that the caller's device made, and mails the owner. @throws Failure `stale_sign_in`, `unverified`, `forbidden` */
export async function addPasskey(input: CommandInput<"add-passkey">, request: Request): Promise<Listed> {
  const { uid } = requireRecentOrRecovered(request);
  const { now } = request;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { registrationInfo } = await answered(adding(uid), now, (isOurs) =>
    verifyRegistrationResponse({ response: input.registration, expectedChallenge: isOurs, ...expected() }),
  );
  if (!registrationInfo) throw refused();
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  const name = deviceLabel(input);
  await writeTogether("add-passkey", async (writes) => {
    if (await getPasskey(uid, passkeyIdOf(credentialId))) return;
    // The account is read before its passkeys are counted, and its guard keeps the count true until the commit.
    const { account, guard } = await tellSignInChanged(writes, uid, "added", now, name);
    if ((await listPasskeys(uid)).length >= PASSKEYS_MAX) throw new Failure("forbidden", { reason: "full" });
    const made = { credentialId, publicKey: Buffer.from(publicKey).toString("base64url"), counter, name };
    createPasskey(writes, uid, { ...made, createdAt: now, usedAt: null });
    changeAccount(writes, uid, guard, { passkeysAdded: account.passkeysAdded + 1 });
  });
  return { passkeys: await listed(uid) };
}

/** Removes a passkey and mails the owner. Does nothing if it is gone. @throws Failure `stale_sign_in` */
export async function removePasskey({ id }: { id: string }, request: Request): Promise<Listed> {
  const { uid } = requireRecentSignIn(request);
  await writeTogether("remove-passkey", async (writes) => {
    const found = await getPasskey(uid, id);
    if (!found) return;
    deletePasskey(writes, uid, found);
    await tellSignInChanged(writes, uid, "removed", request.now, found.passkey.name);
  });
  return { passkeys: await listed(uid) };
}

/**
 * Removes the password of an account that has a passkey, and ends its sessions; the token begins the caller's again.
 * @throws Failure `stale_sign_in`, `unverified`; `bad_request` without a passkey
 */
export async function removePassword(_: object, request: Request): Promise<CommandOutput<"remove-password">> {
  const { uid } = requireRecentConfirmed(request);
  if ((await listPasskeys(uid)).length === 0) throw new Failure("bad_request", { reason: "no_passkey" });
  await dropPassword(uid);
  await writeTogether("remove-password", async (writes) => {
    const found = await tellSignInChanged(writes, uid, "password", request.now);
    changeAccount(writes, uid, found.guard, { isPasswordRemoved: true });
  });
  // Later than the end of the sessions, which the request is not.
  return { token: await makeSignInToken(uid, Date.now()) };
}

export async function beginPasskeySignIn(_: object, request: Request): Promise<CommandOutput<"begin-passkey-sign-in">> {
  return { challenge: makeChallenge(SIGN_IN, request.now), rpId: siteHost().rpId };
}

/**
 * Signs in whoever holds the private key of a passkey. Its account is the one the device names.
 * @throws Failure `forbidden`, the same for a removed passkey and for a wrong signature; `too_many_requests`
 */
export async function signInWithPasskey(input: CommandInput<"sign-in-with-passkey">, request: Request): Promise<{ token: string }> {
  const { now, clientAddress } = request;
  await limitRate("passkey.client", clientAddress, now);
  const { assertion } = input;
  const uid = Buffer.from(assertion.response.userHandle, "base64url").toString();
  const found = /^[\w-]{1,128}$/.test(uid) ? await getPasskey(uid, passkeyIdOf(assertion.id)) : null;
  if (!found) throw refused();
  const { credentialId: id, publicKey, counter } = found.passkey;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { authenticationInfo } = await answered(SIGN_IN, now, (isOurs) =>
    verifyAuthenticationResponse({
      response: assertion,
      expectedChallenge: isOurs,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
      ...expected(),
    }),
  );
  await writeTogether("use-passkey", async (writes) => {
    const again = await getPasskey(uid, found.id);
    if (!again) throw refused();
    usePasskey(writes, uid, again, { counter: authenticationInfo.newCounter, usedAt: now });
  });
  return { token: await makeSignInToken(uid, now) };
}

/** The person is asked for a fingerprint, face or PIN, so that a device lying about opens nothing. */
function expected() {
  const { rpId: expectedRPID, origin: expectedOrigin } = siteHost();
  return { expectedRPID, expectedOrigin, requireUserVerification: true };
}

/** Verifies an answer, whose challenge is used up with it. @throws Failure `forbidden` */
async function answered<Verified extends { verified: boolean }>(
  purpose: string,
  now: number,
  verify: (isOurs: (challenge: string) => boolean) => Promise<Verified>,
): Promise<Verified> {
  const seen: { nonce: string; madeAt: number }[] = [];
  const isOurs = (returned: string) => {
    const challenge = readChallenge(purpose, returned, now);
    if (challenge) seen.push(challenge);
    return challenge !== null;
  };
  // The library throws for everything that does not fit.
  const verified = await verify(isOurs).catch(() => null);
  const [challenge] = seen;
  if (!verified?.verified || !challenge) throw refused();
  if (!(await isWithinRate("challenge.once", challenge.nonce, challenge.madeAt))) throw refused();
  return verified;
}

function refused(): Failure {
  return new Failure("forbidden", { reason: "passkey" });
}

async function listed(uid: string): Promise<ListedPasskey[]> {
  return (await listPasskeys(uid)).map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }));
}
