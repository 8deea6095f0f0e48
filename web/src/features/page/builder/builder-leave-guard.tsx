import type { Media } from "@awning/domain/media/media";
import { useEffect, useSyncExternalStore } from "react";
import { LeaveGuard } from "#ui/feedback/leave-guard.tsx";
import type { ImageQueues } from "#ui/images/image-queues.ts";
import * as labels from "./labels.ts";
import type { Draft } from "./use-draft.ts";

const SENDING = labels.uploadLossWarning;

type Props = { draft: Draft; pictures: ImageQueues<Media> };

/** Asks before leaving the editor with unsaved input that does not save automatically, or with a pending upload. */
export function BuilderLeaveGuard({ draft: { isConflict, isStuck }, pictures }: Props) {
  const isSending = useSyncExternalStore(pictures.watch, pictures.isSending);
  useEffect(() => () => pictures.stop(), [pictures]);
  const isUnsaved = isConflict || isStuck !== null;
  return <LeaveGuard isNeeded={isUnsaved || isSending} {...(isUnsaved ? {} : { words: SENDING })} />;
}
