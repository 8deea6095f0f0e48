import type { LinkFile } from "@awning/domain/link/link-file";
import { linkFileMetadata, linkFilePath } from "@awning/domain/link/link-file-type";
import { UPLOAD_FILE } from "@awning/domain/upload/upload";
import { type Sending, sendFile } from "../core/send-file.ts";
import { newMediaId } from "../media/media-plan.ts";
import { withRoom } from "../media/uploads.ts";
import { checkLinkFile } from "./link-file-check.ts";

/**
 * Sends a file that a link will lead to. From then on whoever knows its address can have it.
 * @throws Failure `bad_request` with a `LinkFileRefusal`, `over_limit` with a `RoomRefusal`, `offline`, `forbidden`; or an AbortError
 */
export async function uploadLinkFile(file: File, siteId: string, how: Sending): Promise<LinkFile> {
  const id = newMediaId((count) => crypto.getRandomValues(new Uint8Array(count)));
  const checked = checkLinkFile(file, id);
  const upload = { id, kind: "linkFile", files: { [UPLOAD_FILE]: file.size } } as const;
  await withRoom(upload, how.signal, () => sendFile(file, linkFilePath(siteId, id), linkFileMetadata(checked.name), how));
  return checked;
}
