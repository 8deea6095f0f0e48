import { useEffect, useState } from "react";
import type { OwnConversation } from "#data/chat/conversations.ts";
import { usePersonByEmail } from "#data/contact/one-person.ts";
import { dataOr } from "#data/core/live.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Composer } from "./composer.tsx";
import { useConversationActs } from "./conversation-acts.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import * as labels from "./labels.ts";
import { visitorName } from "./labels.ts";
import { SidePanel } from "./side-panel.tsx";
import { Thread } from "./thread.tsx";
import "./thread.css";
import { useArrivals, useReading, useThread, useTypingMarks } from "./use-thread.ts";

type Props = { site: OwnSite; conversation: OwnConversation; hasPanes: boolean };

/** A conversation: its messages, the message field, and the visitor beside them or behind their name. */
export function ConversationView({ site, conversation, hasPanes }: Props) {
  const { id: siteId } = site;
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

  const acts = useConversationActs(siteId, conversation);
  const panel = <SidePanel siteId={siteId} conversation={conversation} person={person} />;

  return (
    <>
      <div className="chat-view">
        <ConversationHead
          conversation={conversation}
          person={person}
          acts={acts}
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
              onDelete={acts.deleteMessage}
            />
          ) : null}
          {status === "spam" ? (
            <p className="chat-blocked soft">{labels.blockedNotice(name)}</p>
          ) : (
            <Composer site={site} conversation={conversation} onSend={send} onType={type} />
          )}
        </section>
        <p className="sr" role="status">
          {said}
        </p>
      </div>
      {acts.sheet}
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
