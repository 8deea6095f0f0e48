import type { Media } from "@awning/domain/media/media";
import { useEffect, useSyncExternalStore } from "react";
import { LeaveGuard } from "#ui/feedback/leave-guard.tsx";
import type { ImageQueues } from "#ui/images/image-queues.ts";
import * as labels from "./labels.ts";
import type { Draft } from "./use-draft.ts";

const SENDING = labels.uploadLossWarning;

type Props = { draft: Draft; pictures: ImageQueues<Media> };

/** Asks before the editor is left with something that is not saved and does not save itself, or with a picture on its way. */
export function BuilderLeaveGuard({ draft: { isConflict, isStuck }, pictures }: Props) {
  const isSending = useSyncExternalStore(pictures.watch, pictures.isSending);
  useEffect(() => () => pictures.stop(), [pictures]);
  const isUnsaved = isConflict || isStuck !== null;
  return <LeaveGuard isNeeded={isUnsaved || isSending} {...(isUnsaved ? {} : { words: SENDING })} />;
}
