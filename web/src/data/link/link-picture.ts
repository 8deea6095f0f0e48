import { Failure } from "@awning/domain/errors/failure";
import { waitForPendingWrites } from "firebase/firestore";
import { runCommand } from "../core/commands.ts";
import { firestore } from "../core/firestore.ts";
import { settledWithin } from "../core/settled-within.ts";

/**
 * The picture that the target of a link names for itself, as if it had been chosen from the device.
 * @param signal ends the waiting; its reason is thrown then
 * @throws Failure `bad_request` with a `PagePictureRefusal`, `too_many_requests`, `offline`
 */
export async function pictureOfTarget(linkId: string, signal: AbortSignal): Promise<File> {
  if (!navigator.onLine) throw new Failure("offline");
  // The service looks at the address as it is stored, and that may have been typed a moment ago.
  await settledWithin(waitForPendingWrites(firestore()), signal);
  const { type, base64 } = await runCommand("fetch-link-picture", { linkId });
  return new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], "picture", { type });
}
