import { chatPaths } from "@awning/domain/routes/own-paths";
import { Archive, Ban, Inbox, RotateCcw } from "lucide-react";
import { useEffect } from "react";
import { type OwnConversation, setConversationStatus } from "#data/chat/conversations.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Menu, type MenuItem } from "#ui/dialogs/menu.tsx";
import { showToast, showUndoToast } from "#ui/feedback/toast.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Composer } from "./composer.tsx";
import * as labels from "./labels.ts";
import { LABELS, VIEW_LABELS, visitorName } from "./labels.ts";
import { SidePanel } from "./side-panel.tsx";
import { Thread } from "./thread.tsx";
import { useArrivals, useReading, useThread, useTypingMarks } from "./use-thread.ts";

/** A conversation: its messages, the message field, and the visitor's details. */
export function ConversationView({ siteId, conversation }: { siteId: string; conversation: OwnConversation }) {
  const { status } = conversation;
  const name = visitorName(conversation);
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
  const items: MenuItem[] = [
    ...(status === "open"
      ? [{ label: labels.closeConversation, icon: Archive, onSelect: () => become("closed", labels.conversationClosed) }]
      : []),
    ...(status === "closed"
      ? [{ label: labels.reopenConversation, icon: RotateCcw, onSelect: () => become("open", labels.conversationReopened) }]
      : []),
    ...(status === "spam"
      ? [{ label: labels.unblockVisitor, icon: Inbox, onSelect: () => become("open", labels.isUnblocked(name)) }]
      : [{ label: labels.blockVisitor, icon: Ban, isDanger: true, onSelect: () => become("spam", labels.isBlocked(name)) }]),
  ];

  return (
    <div className="chat-view">
      <PageHeader
        title={name}
        back={{ to: chatPaths.inbox, label: LABELS.title }}
        state={[VIEW_LABELS[status], ...(conversation.name && conversation.email ? [conversation.email] : [])]}
        actions={
          <>
            {status === "open" ? (
              <Button icon={Archive} className="only-desk" onClick={() => become("closed", labels.conversationClosed)}>
                {labels.closeLabel}
              </Button>
            ) : null}
            <Menu label={labels.more} items={items} />
          </>
        }
      />
      <div className="chat-cols">
        <section className="chat-main" aria-label={labels.conversation}>
          {list.state === "loading" ? <SkeletonRows count={5} hasThumb={false} label={labels.loadingMessages} /> : null}
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
        <SidePanel conversation={conversation} />
      </div>
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
}
