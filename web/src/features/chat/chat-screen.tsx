import { chatPaths } from "@awning/domain/routes/own-paths";
import { MessageCircleOff } from "lucide-react";
import { useParams } from "react-router";
import { useConversation } from "#data/chat/conversations.ts";
import { type OwnSite, useSite } from "#data/site/sites.ts";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import { Icon } from "#ui/icon.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { ConversationView } from "./conversation-view.tsx";
import { Inbox } from "./inbox.tsx";
import { LABELS } from "./labels.ts";
import "./chat.css";
import * as labels from "./labels.ts";

/** The widest window, in pixels, with one thing at a time: the list or a conversation. Wider ones show both and the person. */
const ONE_PANE_MAX = 1099;

/** `/chat` and `/chat/{conversationId}`, one screen, so that the list stays while conversations are opened. */
export function ChatScreen() {
  const { id = "" } = useParams();
  const site = useSite();
  const hasPanes = !useNarrow(ONE_PANE_MAX);
  if (site.state === "ready") return hasPanes ? <Panes site={site.data} id={id} /> : <OnePane site={site.data} id={id} />;
  const head = <PageHeader title={LABELS.title} state={["\u00a0"]} />;
  if (site.state === "failed")
    return (
      <>
        {head}
        <LoadFailure failure={site.failure} />
      </>
    );
  return (
    <div className={hasPanes ? "chat" : ""}>
      <section className="chat-inbox" aria-label={labels.conversations}>
        {head}
        <SkeletonRows count={6} label={labels.loadingConversations} />
      </section>
    </div>
  );
}

type Props = { site: OwnSite; id: string };

function OnePane({ site, id }: Props) {
  return id === "" ? <Inbox site={site} openId="" /> : <Conversation key={id} site={site} conversationId={id} hasPanes={false} />;
}

function Panes({ site, id }: Props) {
  return (
    <div className="chat">
      <Inbox site={site} openId={id} />
      {id === "" ? (
        <div className="chat__rest middle">
          <p className="soft">{labels.chooseConversation}</p>
        </div>
      ) : (
        <Conversation key={id} site={site} conversationId={id} hasPanes />
      )}
    </div>
  );
}

function Conversation({ site, conversationId, hasPanes }: { site: OwnSite; conversationId: string; hasPanes: boolean }) {
  const conversation = useConversation(site.id, conversationId);
  if (conversation.state === "ready" && conversation.data)
    return <ConversationView site={site} conversation={conversation.data} hasPanes={hasPanes} />;
  return (
    <div className="chat__rest">
      <PageHeader title={LABELS.title} state={["\u00a0"]} {...(hasPanes ? {} : { back: { to: chatPaths.inbox, label: LABELS.title } })} />
      {conversation.state === "failed" ? <LoadFailure failure={conversation.failure} /> : null}
      {conversation.state === "loading" ? <SkeletonRows count={6} label={labels.loadingTheConversation} /> : null}
      {conversation.state === "ready" ? (
        <EmptyState art={<Icon of={MessageCircleOff} size="lg" />} title={labels.noLongerAvailable} text={labels.conversationGone}>
          <ButtonLink to={chatPaths.inbox}>{labels.allConversations}</ButtonLink>
        </EmptyState>
      ) : null}
    </div>
  );
}
