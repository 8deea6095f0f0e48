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
import { LABELS, VIEW_LABELS, visitorName } from "./labels.ts";
import { SidePanel } from "./side-panel.tsx";
import { Thread } from "./thread.tsx";
import { useArrivals, useReading, useThread, useTypingMarks } from "./use-thread.ts";

/** A conversation: its messages, the field for an answer, and who it is with. */
export function ConversationView({ siteId, conversation }: { siteId: string; conversation: OwnConversation }) {
  const { status } = conversation;
  const name = visitorName(conversation);
  const { list, more, retryLoad, rows, outbox, send } = useThread(siteId, conversation);
  useReading(siteId, conversation, rows);
  const { isTyping, type } = useTypingMarks(siteId, conversation);
  const said = useArrivals(conversation, rows, list.state === "ready");
  useEffect(() => {
    document.title = `${name} · Awning`;
  }, [name]);

  const become = (to: OwnConversation["status"], done: string) => {
    void setConversationStatus(siteId, conversation, to).then(
      () => showUndoToast(done, () => void setConversationStatus(siteId, { ...conversation, status: to }, to === "spam" ? "open" : status)),
      () => showToast("Not saved. Check your connection and try again."),
    );
  };
  const items: MenuItem[] = [
    ...(status === "open" ? [{ label: "Close conversation", icon: Archive, onSelect: () => become("closed", "Conversation closed") }] : []),
    ...(status === "closed"
      ? [{ label: "Reopen conversation", icon: RotateCcw, onSelect: () => become("open", "Conversation reopened") }]
      : []),
    ...(status === "spam"
      ? [{ label: "Unblock visitor", icon: Inbox, onSelect: () => become("open", `${name} is unblocked`) }]
      : [{ label: "Block visitor", icon: Ban, isDanger: true, onSelect: () => become("spam", `${name} is blocked`) }]),
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
              <Button icon={Archive} className="only-desk" onClick={() => become("closed", "Conversation closed")}>
                Close
              </Button>
            ) : null}
            <Menu label="More" items={items} />
          </>
        }
      />
      <div className="chat-cols">
        <section className="chat-main" aria-label="Conversation">
          {list.state === "loading" ? <SkeletonRows count={5} hasThumb={false} label="Loading messages" /> : null}
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
            <p className="chat-blocked soft">
              {name} is blocked. This chat is hidden from them, and they can’t write to you. Unblock them to reply.
            </p>
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
