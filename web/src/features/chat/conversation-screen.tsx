import { chatPaths } from "@awning/domain/routes/own-paths";
import { MessageCircleOff } from "lucide-react";
import { useParams } from "react-router";
import { useConversation } from "#data/chat/conversations.ts";
import { useSite } from "#data/site/sites.ts";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { ConversationView } from "./conversation-view.tsx";
import { LABELS } from "./labels.ts";
import "./chat.css";
import * as labels from "./labels.ts";

const BACK = { to: chatPaths.inbox, label: LABELS.title };

/** `/chat/{conversationId}` */
export function ConversationScreen() {
  const { id = "" } = useParams();
  const site = useSite();
  const siteId = site.state === "ready" ? site.data.id : "";
  if (site.state === "ready") return <Conversation key={id} siteId={siteId} conversationId={id} />;
  return (
    <>
      <PageHeader title={LABELS.title} back={BACK} state={["\u00a0"]} />
      {site.state === "failed" ? <LoadFailure failure={site.failure} /> : <SkeletonRows count={6} label={labels.loadingTheConversation} />}
    </>
  );
}

function Conversation({ siteId, conversationId }: { siteId: string; conversationId: string }) {
  const conversation = useConversation(siteId, conversationId);
  if (conversation.state === "ready" && conversation.data) return <ConversationView siteId={siteId} conversation={conversation.data} />;
  return (
    <>
      <PageHeader title={LABELS.title} back={BACK} state={["\u00a0"]} />
      {conversation.state === "failed" ? <LoadFailure failure={conversation.failure} /> : null}
      {conversation.state === "loading" ? <SkeletonRows count={6} label={labels.loadingTheConversation} /> : null}
      {conversation.state === "ready" ? (
        <EmptyState art={<Icon of={MessageCircleOff} size="lg" />} title={labels.noLongerAvailable} text={labels.conversationGone}>
          <ButtonLink to={chatPaths.inbox}>{labels.allConversations}</ButtonLink>
        </EmptyState>
      ) : null}
    </>
  );
}
