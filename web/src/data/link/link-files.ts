import { Failure } from "@awning/domain/errors/failure";
import type { LinkFile } from "@awning/domain/link/link-file";
import { linkFileMetadata, linkFilePath } from "@awning/domain/link/link-file-type";
import { UPLOAD_FILE } from "@awning/domain/upload/upload";
import { waitForPendingWrites } from "firebase/firestore";
import { runCommand } from "../core/commands.ts";
import { firestore } from "../core/firestore.ts";
import { type Sending, sendFile } from "../core/send-file.ts";
import { settledWithin } from "../core/settled-within.ts";
import { newMediaId } from "../media/media-plan.ts";
import { withQuota } from "../media/uploads.ts";
import { checkLinkFile } from "./link-file-check.ts";

/**
 * Uploads the file a link points to. From then on, anyone with its address can download it.
 * @throws Failure `bad_request` with a `LinkFileRefusal`, `over_limit` with a `RoomRefusal`, `offline`, `forbidden`; or an
 * AbortError
 */
export async function uploadLinkFile(file: File, siteId: string, how: Sending): Promise<LinkFile> {
  const id = newMediaId((count) => crypto.getRandomValues(new Uint8Array(count)));
  const checked = checkLinkFile(file, id);
  const upload = { id, kind: "linkFile", files: { [UPLOAD_FILE]: file.size } } as const;
  await withQuota(upload, how.signal, () => sendFile(file, linkFilePath(siteId, id), linkFileMetadata(checked.name), how));
  return checked;
}

/**
 * The preview image of a link's target, as if it were chosen from the device.
 * @param signal ends the waiting; its reason is thrown then
 * @throws Failure `bad_request` with a `PagePictureRefusal`, `too_many_requests`, `offline`
 */
export async function pictureOfTarget(linkId: string, signal: AbortSignal): Promise<File> {
  if (!navigator.onLine) throw new Failure("offline");
  // The service reads the stored address, which may have been typed a moment ago.
  await settledWithin(waitForPendingWrites(firestore()), signal);
  const { type, base64 } = await runCommand("fetch-link-picture", { linkId });
  return new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], "picture", { type });
}
