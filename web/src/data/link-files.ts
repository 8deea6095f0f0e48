import { Failure } from "@awning/domain/failure";
import type { LinkFile } from "@awning/domain/link-file";
import { linkFileMetadata, linkFilePath } from "@awning/domain/link-file-type";
import { checkLinkFile } from "./link-file-check.ts";
import { newMediaId } from "./media-plan.ts";
import { type Sending, sendFile } from "./send-file.ts";

/**
 * Sends a file that a link will lead to. From then on whoever knows its address can have it.
 * @throws Failure `bad_request` with a `LinkFileRefusal`, `offline`, `forbidden`; or an AbortError
 */
export async function uploadLinkFile(file: File, siteId: string, how: Sending): Promise<LinkFile> {
  const id = newMediaId((count) => crypto.getRandomValues(new Uint8Array(count)));
  const checked = checkLinkFile(file, id);
  if (!navigator.onLine) throw new Failure("offline");
  await sendFile(file, linkFilePath(siteId, id), linkFileMetadata(checked.name), how);
  return checked;
}
