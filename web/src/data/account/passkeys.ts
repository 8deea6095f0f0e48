import type { ListedPasskey } from "@awning/domain/account/passkey";
import { Failure } from "@awning/domain/errors/failure";
import { deviceOf } from "@awning/domain/values/device";
import { signInWithCustomToken } from "firebase/auth";
import { commandTable } from "../core/command-table.ts";
import { runCommand } from "../core/commands.ts";
import { unforeseen } from "../core/failures.ts";
import { auth } from "../core/firebase-auth.ts";
import { guarded } from "./session.ts";
import { noteSignIn } from "./sign-ins.ts";

/** Whether this browser makes and uses passkeys in the form that the service reads. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

export async function listPasskeys(): Promise<ListedPasskey[]> {
  return (await runCommand("list-passkeys", {})).passkeys;
}

/**
 * Makes a passkey on this device and adds it to the account.
 * @returns all passkeys, or `null` when the user canceled
 * @throws Failure `stale_sign_in`, `offline`; `bad_request` with `reason: "known_passkey"` when the device has one
 */
export async function addPasskey(): Promise<ListedPasskey[] | null> {
  const { challenge, rpId, userId, userName, known } = await runCommand("begin-passkey", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
    challenge,
    rp: { id: rpId, name: "Awning" },
    user: { id: userId, name: userName, displayName: userName },
    pubKeyCredParams: [-7, -257].map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: known.map((id) => ({ type: "public-key", id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestation: "none",
  });
  const made = await unlessCanceled(() => navigator.credentials.create({ publicKey }));
  if (!(made instanceof PublicKeyCredential)) return null;
  const { registration } = (await commandTable())["add-passkey"].input.shape;
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  return (await runCommand("add-passkey", { registration: registration.parse(made.toJSON()), ...device })).passkeys;
}

/** @throws Failure `stale_sign_in`, `offline` */
export async function removePasskey(id: string): Promise<ListedPasskey[]> {
  return (await runCommand("remove-passkey", { id })).passkeys;
}

/** From then on only passkeys and Google log in, until a link by mail sets a new password. @throws Failure `stale_sign_in`, `offline` */
export async function removePassword(): Promise<void> {
  const { token } = await runCommand("remove-password", {});
  await guarded(() => signInWithCustomToken(auth(), token));
}

/**
 * Signs in with a passkey of this device, or of the phone beside it.
 * @param uid the only account that may, when it signs in again
 * @returns false when the user canceled
 * @throws Failure `forbidden` when the passkey was removed or is another account's
 */
export async function signInWithPasskey(uid?: string): Promise<boolean> {
  if (!hasPasskeys()) throw new Failure("bad_request", { reason: "no_passkeys" });
  const { challenge, rpId } = await runCommand("begin-passkey-sign-in", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({ challenge, rpId, userVerification: "required" });
  const signed = await unlessCanceled(() => navigator.credentials.get({ publicKey }));
  if (!(signed instanceof PublicKeyCredential)) return false;
  const assertion = (await commandTable())["sign-in-with-passkey"].input.shape.assertion.parse(signed.toJSON());
  if (uid !== undefined && atob(fromUrl(assertion.response.userHandle)) !== uid) throw new Failure("forbidden");
  const { token } = await runCommand("sign-in-with-passkey", { assertion });
  await openSession(token);
  return true;
}

/**
 * Signs in with a recovery code, which is used up.
 * @returns how many others are left
 * @throws Failure `forbidden` for a wrong pair; `bad_request` for what is no address or code; `too_many_requests`, `offline`
 */
export async function signInWithRecoveryCode(email: string, code: string): Promise<number> {
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  const { token, left } = await runCommand("sign-in-with-recovery-code", { email, code, ...device });
  await openSession(token);
  return left;
}

async function openSession(token: string): Promise<void> {
  await guarded(() => signInWithCustomToken(auth(), token));
  void noteSignIn();
}

const fromUrl = (base64url: string) => base64url.replaceAll("-", "+").replaceAll("_", "/");

async function unlessCanceled(ask: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "NotAllowedError" || name === "AbortError") return null;
    if (name === "InvalidStateError") throw new Failure("bad_request", { reason: "known_passkey" }, { cause: error });
    throw unforeseen({}, { cause: error });
  }
}
