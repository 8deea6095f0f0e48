import type { SavedReply } from "@awning/domain/chat/desk";
import { useEffect, useRef } from "react";
import type { Live } from "#data/core/live.ts";
import { Button } from "#ui/buttons/button.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import * as labels from "./labels.ts";

type Props = {
  id: string;
  replies: Live<SavedReply[]>;
  offered: readonly SavedReply[];
  current: SavedReply | undefined;
  onPick: (reply: SavedReply) => void;
  onManage: () => void;
};

/** The saved replies that are offered above the message field, which keeps the focus. */
export function ReplyList({ id, replies, offered, current, onPick, onManage }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the option that is current changed
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [current?.id]);
  return (
    // The field keeps the caret while the list is used with a pointer.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div className="chat-replies" onMouseDown={(event) => event.preventDefault()}>
      {replies.state === "loading" ? <SkeletonRows count={2} hasThumb={false} label={labels.loadingReplies} /> : null}
      {replies.state === "failed" ? <LoadFailure failure={replies.failure} /> : null}
      {replies.state === "ready" && offered.length === 0 ? <p className="chat-replies__none soft">{labels.noRepliesYet}</p> : null}
      {offered.length > 0 ? (
        <div ref={list} className="chat-replies__list" role="listbox" id={id} aria-label={labels.savedReplies}>
          {offered.map((reply) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the message field, which has the focus
            <div
              key={reply.id}
              id={optionId(id, reply)}
              className="chat-replies__one"
              role="option"
              tabIndex={-1}
              aria-selected={reply === current}
              onClick={() => onPick(reply)}
            >
              <span className="strong">/{reply.shortcut}</span> <span className="clip soft">{reply.text.replace(/\s+/g, " ")}</span>
            </div>
          ))}
        </div>
      ) : null}
      <Button size="sm" variant="quiet" onClick={onManage}>
        {labels.editReplies}
      </Button>
    </div>
  );
}

/** The id of an option, for `aria-activedescendant` of the field. */
export function optionId(id: string, { id: replyId }: SavedReply): string {
  return `${id}-${replyId}`;
}
