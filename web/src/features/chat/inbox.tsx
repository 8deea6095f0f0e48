import type { ChatSettings } from "@awning/domain/chat/schema";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { ExternalLink, Settings2 } from "lucide-react";
import { useDeferredValue, useRef, useState } from "react";
import { Link } from "react-router";
import type { InboxFilter } from "#data/chat/conversation-queries.ts";
import { type OwnConversation, saveChatSettings, useChatSettings, useUnreadConversations, watchInbox } from "#data/chat/conversations.ts";
import { useLivePages } from "#data/core/pages.ts";
import { Button, ButtonAnchor } from "#ui/buttons/button.tsx";
import { Count } from "#ui/count.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { showToast, showUndoToast } from "#ui/feedback/toast.tsx";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { useListKeys } from "#ui/fields/use-typed.ts";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import { Avatar } from "#ui/images/avatar.tsx";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { Toolbar } from "#ui/layout/toolbar.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Time } from "#ui/time.tsx";
import { ChatSettingsSheet } from "./chat-settings.tsx";
import * as labels from "./labels.ts";
import { EMPTY_VIEWS, LABELS, previewLabel, VIEW_LABELS, visitorName } from "./labels.ts";

type View = InboxFilter["view"];
const VIEWS: readonly View[] = ["open", "unread", "closed", "spam"];

/** The conversations with saved views and search, all run by the database. */
export function Inbox({ siteId, username }: { siteId: string; username: string }) {
  const [view, setView] = useState<View>("open");
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const [isSetUp, setSetUp] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  useListKeys(screen);
  const isNarrow = useNarrow();
  const settings = useChatSettings(siteId);
  const unread = useUnreadConversations();
  const filter = { view, search };
  const { list, more, retry } = useLivePages(`inbox/${siteId}/${JSON.stringify(filter)}`, watchInbox(siteId, filter));
  const rows = list.state === "ready" ? list.items : [];
  const unreadCount = unread.state === "ready" ? unread.data.length : 0;
  const unreadLabel = unread.state === "ready" ? [unreadCount === 0 ? labels.nothingUnread : labels.unreadLabel(unreadCount)] : [];
  const mode = settings.state === "ready" ? settings.data.mode : null;
  const isNew = list.state === "ready" && rows.length === 0 && view === "open" && search === "";

  const save = (next: ChatSettings["mode"]) => saveChatSettings(siteId, { mode: next }).catch(() => showToast(labels.saveFailed));
  const turnOn = () => {
    void save("widget");
    showUndoToast(labels.chatEnabled, () => void save("hidden"));
    setSetUp(true);
  };

  return (
    <div ref={screen} className="chat-inbox">
      <PageHeader
        title={LABELS.title}
        state={list.state === "loading" ? ["\u00a0"] : [...unreadLabel, ...(mode === null ? [] : [MODE_WORDS[mode]])]}
        actions={
          <Button icon={Settings2} onClick={() => setSetUp(true)}>
            {labels.chatSettings}
          </Button>
        }
      />
      <Tabs
        label={uiLabels.savedViews}
        current={view}
        onChange={setView}
        items={VIEWS.map((key) => ({ key, label: VIEW_LABELS[key], count: key === "unread" && unreadCount > 0 ? unreadCount : null }))}
      />
      <Toolbar>
        <SearchInput label={LABELS.search} value={typed} onChange={setTyped} {...(isNarrow ? {} : { keyHint: "/" })} />
      </Toolbar>
      {list.state === "loading" ? <SkeletonRows count={6} label={labels.loadingConversations} /> : null}
      {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
      {isNew ? <NoConversations isOffered={mode === "widget" || mode === "form"} username={username} onTurnOn={turnOn} /> : null}
      {list.state === "ready" && rows.length === 0 && !isNew ? (
        <EmptyState title={search === "" ? EMPTY_VIEWS[view] : labels.noMatches} text={search === "" ? "" : labels.searchHint} />
      ) : null}
      <ul className="chat-rows">
        {rows.map((one) => (
          <ConversationRow key={one.id} conversation={one} />
        ))}
      </ul>
      {list.state === "ready" && list.hasMore ? (
        <div className="chat-more">
          <Button onClick={more} isBusy={list.isLoadingMore}>
            {LABELS.older}
          </Button>
        </div>
      ) : null}
      <ChatSettingsSheet siteId={siteId} isOpen={isSetUp} onClose={() => setSetUp(false)} />
    </div>
  );
}

const MODE_WORDS = { widget: labels.chatEnabled, form: labels.contactFormMode, hidden: labels.off } as const;

function NoConversations({ isOffered, username, onTurnOn }: { isOffered: boolean; username: string; onTurnOn: () => void }) {
  return isOffered ? (
    <EmptyState title={labels.noConversationsYet} text={labels.emptyText}>
      <ButtonAnchor icon={ExternalLink} href={sitePaths.home(username)} target="_blank" rel="noopener">
        {labels.viewYourPage}
      </ButtonAnchor>
    </EmptyState>
  ) : (
    <EmptyState title={labels.offEmptyTitle} text={labels.offEmptyText}>
      <Button variant="primary" onClick={onTurnOn}>
        {labels.turnOnChat}
      </Button>
    </EmptyState>
  );
}

/** A conversation in the inbox: name, last message, time, and unread count. */
function ConversationRow({ conversation }: { conversation: OwnConversation }) {
  const { id, unreadOwner, lastAt, subject } = conversation;
  const name = visitorName(conversation);
  return (
    <li>
      <Link className={`chat-row ${unreadOwner > 0 ? "chat-row--unread" : ""}`} to={chatPaths.conversation(id)} data-row>
        <Avatar name={name} />
        <span className="chat-row__text">
          <span className="across gap-2 thin">
            <span className="clip strong">{name}</span>
            {subject.type === "general" ? null : (
              <span className="chat-row__tag">{subject.type === "order" ? labels.order : labels.booking}</span>
            )}
          </span>
          <span className="clip soft">{previewLabel(conversation)}</span>
        </span>
        <span className="chat-row__end">
          <Time at={lastAt} className="faint" />
          <Count n={unreadOwner} label={labels.unread} />
        </span>
      </Link>
    </li>
  );
}
