import { Failure } from "@awning/domain/failure";
import { waitForPendingWrites } from "firebase/firestore";
import { runCommand } from "./commands.ts";
import { firestore } from "./firestore.ts";

/**
 * The picture that the target of a link names for itself, as if it had been chosen from the device.
 * @throws Failure `bad_request` with a `PagePictureRefusal`, `too_many_requests`, `offline`
 */
export async function pictureOfTarget(linkId: string): Promise<File> {
  if (!navigator.onLine) throw new Failure("offline");
  // The service looks at the address as it is stored, and that may have been typed a moment ago.
  await waitForPendingWrites(firestore());
  const { type, base64 } = await runCommand("fetch-link-picture", { linkId });
  return new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], "picture", { type });
}
