import { attachmentAt, CONVERSATION_FILES_MAX } from "@awning/domain/chat/attachment";
import { countFile } from "#data/conversations.ts";
import { deleteStoredFile, readStart } from "#data/stored-files.ts";
import { HEAD_BYTES, isWhatItSays } from "./true-type.ts";

/**
 * Counts a file that was sent into a conversation, and removes it when its bytes are not of the type it is answered as, when the
 * conversation has too many, or when there is no conversation.
 * @returns whether the path is one of a conversation at all
 */
export async function checkAttachment(path: string, type: string): Promise<boolean> {
  const ref = attachmentAt(path);
  if (!ref) return false;
  const head = await readStart(path, HEAD_BYTES);
  if (head === null) return true;
  const count = isWhatItSays(type, head) ? await countFile(ref) : 0;
  if (count === 0 || count > CONVERSATION_FILES_MAX) await deleteStoredFile(path);
  return true;
}
