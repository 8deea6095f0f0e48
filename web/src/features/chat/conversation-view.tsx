import { Archive, Ban, Inbox, RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { type OwnConversation, setConversationStatus } from "#data/chat/conversations.ts";
import { usePersonByEmail } from "#data/contact/one-person.ts";
import { dataOr } from "#data/core/live.ts";
import type { MenuItem } from "#ui/dialogs/menu.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { showToast, showUndoToast } from "#ui/feedback/toast.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Composer } from "./composer.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import * as labels from "./labels.ts";
import { visitorName } from "./labels.ts";
import { SidePanel } from "./side-panel.tsx";
import { Thread } from "./thread.tsx";
import "./thread.css";
import { useArrivals, useReading, useThread, useTypingMarks } from "./use-thread.ts";

type Props = { siteId: string; conversation: OwnConversation; hasPanes: boolean };

/** A conversation: its messages, the message field, and the visitor beside them or behind their name. */
export function ConversationView({ siteId, conversation, hasPanes }: Props) {
  const { status, email } = conversation;
  const name = visitorName(conversation);
  const person = dataOr(usePersonByEmail(siteId, email), null);
  const [isPersonOpen, setPersonOpen] = useState(false);
  const { list, more, retryLoad, rows, outbox, send } = useThread(siteId, conversation);
  useReading(siteId, conversation, rows);
  const { isTyping, type } = useTypingMarks(siteId, conversation);
  const said = useArrivals(conversation, rows, list.state === "ready");
  useEffect(() => {
    document.title = labels.awning(name);
  }, [name]);

  const become = (to: OwnConversation["status"], done: string) => {
    void setConversationStatus(siteId, conversation, to).then(
      () => showUndoToast(done, () => void setConversationStatus(siteId, { ...conversation, status: to }, to === "spam" ? "open" : status)),
      () => showToast(labels.saveFailed),
    );
  };
  const close = () => become("closed", labels.conversationClosed);
  const items: MenuItem[] = [
    ...(status === "open" ? [{ label: labels.closeConversation, icon: Archive, onSelect: close }] : []),
    ...(status === "closed"
      ? [{ label: labels.reopenConversation, icon: RotateCcw, onSelect: () => become("open", labels.conversationReopened) }]
      : []),
    ...(status === "spam"
      ? [{ label: labels.unblockVisitor, icon: Inbox, onSelect: () => become("open", labels.isUnblocked(name)) }]
      : [{ label: labels.blockVisitor, icon: Ban, isDanger: true, onSelect: () => become("spam", labels.isBlocked(name)) }]),
  ];
  const panel = <SidePanel conversation={conversation} person={person} />;

  return (
    <>
      <div className="chat-view">
        <ConversationHead
          conversation={conversation}
          person={person}
          items={items}
          onClose={close}
          {...(hasPanes ? {} : { onPerson: () => setPersonOpen(true) })}
        />
        <section className="chat-main" aria-label={labels.conversation}>
          {list.state === "loading" ? (
            <div className="chat-thread">
              <SkeletonRows count={5} hasThumb={false} label={labels.loadingMessages} />
            </div>
          ) : null}
          {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retryLoad} /> : null}
          {list.state === "ready" ? (
            <Thread
              siteId={siteId}
              conversation={conversation}
              rows={rows}
              isTyping={isTyping}
              hasMore={list.hasMore}
              isLoadingMore={list.isLoadingMore}
              onMore={more}
              onRetry={(id) => outbox.retry(id)}
              onDiscard={(id) => outbox.discard(id)}
            />
          ) : null}
          {status === "spam" ? (
            <p className="chat-blocked soft">{labels.blockedNotice(name)}</p>
          ) : (
            <Composer key={conversation.id} of={{ siteId, conversationId: conversation.id }} onSend={send} onType={type} />
          )}
        </section>
        <p className="sr" role="status">
          {said}
        </p>
      </div>
      {hasPanes ? (
        <aside className="chat-side" aria-label={labels.aboutTheVisitor}>
          {panel}
        </aside>
      ) : (
        <Sheet title={name} size="side" isOpen={isPersonOpen} onClose={() => setPersonOpen(false)}>
          {panel}
        </Sheet>
      )}
    </>
  );
}
