import { cutAtLinks } from "@awning/domain/chat/links";
import { compareMessages } from "@awning/domain/chat/message";
import type { ThreadRow } from "@awning/domain/chat/outbox";
import { CircleAlert, Trash2 } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import type { OwnConversation } from "#data/chat/conversations.ts";
import type { ThreadRef } from "#data/chat/thread-writes.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Menu } from "#ui/dialogs/menu.tsx";
import { Icon } from "#ui/icon.tsx";
import { textLocale } from "#ui/locale.ts";
import { exactTime } from "#ui/time-labels.ts";
import { AttachmentLine } from "./attachment-line.tsx";
import * as labels from "./labels.ts";
import { failureLabel, LABELS, visitorName } from "./labels.ts";

type Props = {
  siteId: string;
  conversation: OwnConversation;
  rows: readonly ThreadRow[];
  isTyping: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  onDelete: (message: ThreadRow) => void;
};

/** Within this distance from its end, a thread scrolls to new messages. */
const FOLLOWS_PX = 120;

/** The messages, oldest first, scrolled to the end. */
export function Thread({ siteId, conversation, rows, isTyping, hasMore, isLoadingMore, onMore, ...on }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ first: "", height: 0, isAtEnd: true });
  const first = rows[0]?.id ?? "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the height moves what is in view
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const last = before.current;
    if (last.isAtEnd) element.scrollTop = element.scrollHeight;
    // Keeps the scroll position when earlier messages are added on top.
    else if (last.first !== first) element.scrollTop += element.scrollHeight - last.height;
    before.current = { ...last, first, height: element.scrollHeight };
  }, [rows, first, isTyping]);
  const seen = seenId(conversation, rows);
  const name = visitorName(conversation);
  return (
    <div
      ref={box}
      className="chat-thread"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        before.current.isAtEnd = scrollHeight - scrollTop - clientHeight < FOLLOWS_PX;
      }}
    >
      {hasMore ? (
        <div className="chat-more">
          <Button size="sm" onClick={onMore} isBusy={isLoadingMore}>
            {LABELS.earlier}
          </Button>
        </div>
      ) : null}
      <div className="chat-log" role="log" aria-label={labels.messages} aria-live="off">
        {rows.map((row, index) => (
          <div key={row.id}>
            <DayLine row={row} before={rows[index - 1]} />
            <Bubble of={{ siteId, conversationId: conversation.id }} row={row} name={name} isSeen={row.id === seen} {...on} />
          </div>
        ))}
      </div>
      {isTyping ? (
        <p className="chat-typing soft">
          {name} {LABELS.typing}
        </p>
      ) : null}
    </div>
  );
}

function DayLine({ row, before }: { row: ThreadRow; before: ThreadRow | undefined }) {
  const day = new Date(row.at).toDateString();
  if (before && new Date(before.at).toDateString() === day) return null;
  const isToday = day === new Date().toDateString();
  const words = new Intl.DateTimeFormat(textLocale(), { weekday: "short", day: "numeric", month: "short" }).format(row.at);
  return <p className="chat-day faint">{isToday ? labels.today : words}</p>;
}

type BubbleProps = Pick<Props, "onRetry" | "onDiscard" | "onDelete"> & { of: ThreadRef; row: ThreadRow; name: string; isSeen: boolean };

function Bubble({ of, row, name, isSeen, onRetry, onDiscard, onDelete }: BubbleProps) {
  const { by, text, attachments, at, state, failure, isDeleted } = row;
  const time = new Intl.DateTimeFormat(textLocale(), { timeStyle: "short" }).format(at);
  const who = by === "owner" ? labels.you : by === "visitor" ? name : LABELS.system;
  return (
    <div className={`chat-bubble chat-bubble--${by} ${state === "failed" ? "chat-bubble--failed" : ""}`}>
      <span className="sr">{who}:</span>
      {isDeleted ? <p className="chat-bubble__text chat-bubble__text--deleted">{labels.deletedMessage}</p> : null}
      {text ? <p className="chat-bubble__text">{by === "owner" ? <Linked text={text} /> : text}</p> : null}
      {attachments.map((file) => (
        <AttachmentLine key={file.id} of={of} file={file} />
      ))}
      {by === "owner" && state === "sent" && !isDeleted ? (
        <div className="chat-bubble__acts">
          <Menu
            label={labels.messageActions(time)}
            items={[{ label: labels.deleteMessage, icon: Trash2, isDanger: true, onSelect: () => onDelete(row) }]}
          />
        </div>
      ) : null}
      <p className="chat-bubble__meta faint">
        {state === "failed" && failure ? (
          <span className="chat-bubble__failure" role="alert">
            <Icon of={CircleAlert} size="sm" /> {failureLabel(failure)}{" "}
            <button type="button" className="chat-link" onClick={() => onRetry(row.id)}>
              {LABELS.retry}
            </button>{" "}
            <button type="button" className="chat-link" onClick={() => onDiscard(row.id)}>
              {LABELS.discard}
            </button>
          </span>
        ) : (
          <>
            <time dateTime={new Date(at).toISOString()} title={exactTime(at, textLocale())}>
              {time}
            </time>
            {state === "waiting" ? <span> · {failure ? LABELS.waiting : navigator.onLine ? LABELS.sending : LABELS.waiting}</span> : null}
            {isSeen ? <span> · {LABELS.seen}</span> : null}
          </>
        )}
      </p>
    </div>
  );
}

/** The owner's words as the visitor sees them: addresses are links. A visitor's own are not, so that none is pressed by mistake. */
function Linked({ text }: { text: string }) {
  return cutAtLinks(text).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: an address may come twice
      <a key={at} className="link" href={part} target="_blank" rel="noopener">
        {part}
      </a>
    ),
  );
}

/** The last message of the owner that the visitor has read; empty when it is not loaded. */
function seenId({ visitorReadId }: OwnConversation, rows: readonly ThreadRow[]): string {
  const read = rows.find(({ id }) => id === visitorReadId);
  if (!read) return "";
  return rows.findLast((row) => row.by === "owner" && row.state === "sent" && compareMessages(row, read) <= 0)?.id ?? "";
}
