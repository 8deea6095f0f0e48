import type { ChatLabel, ChatSettings } from "@awning/domain/chat/chat-settings";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { ExternalLink, Settings2 } from "lucide-react";
import { useDeferredValue, useRef, useState } from "react";
import { Link } from "react-router";
import { saveChatSettings, useChatSettings } from "#data/chat/chat-settings.ts";
import type { InboxFilter } from "#data/chat/conversation-queries.ts";
import { type OwnConversation, useUnreadConversations, watchInbox } from "#data/chat/conversations.ts";
import { useLivePages } from "#data/core/pages.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { Button, ButtonAnchor } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Count } from "#ui/count.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showUndoToast } from "#ui/feedback/toast.tsx";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { Select } from "#ui/fields/select.tsx";
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
import { labelsOf } from "./conversation-labels.tsx";
import * as labels from "./labels.ts";
import { EMPTY_VIEWS, LABELS, previewLabel, VIEW_LABELS, visitorName } from "./labels.ts";
import { snoozeTime } from "./snooze-sheet.tsx";
import { SubjectChip } from "./subject-chip.tsx";

type View = InboxFilter["view"];
const VIEWS: readonly View[] = ["open", "unread", "snoozed", "closed", "spam"];

/** The conversations with saved views and search, all run by the database. Beside an open one its title is not the screen's. */
export function Inbox({ site: { id: siteId, username }, openId }: { site: OwnSite; openId: string }) {
  const [view, setView] = useState<View>("open");
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const [isSetUp, setSetUp] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  useListKeys(screen);
  const isNarrow = useNarrow();
  const settings = useChatSettings(siteId);
  const unread = useUnreadConversations();
  const allLabels = settings.state === "ready" ? settings.data.labels : [];
  // A label that was removed meanwhile filters nothing.
  const label = allLabels.some(({ id }) => id === chosen) ? chosen : null;
  const filter = { view, label, search };
  const { list, more, retry } = useLivePages(`inbox/${siteId}/${JSON.stringify(filter)}`, watchInbox(siteId, filter));
  const rows = list.state === "ready" ? list.items : [];
  const unreadCount = unread.state === "ready" ? unread.data.length : 0;
  const unreadLabel = unread.state === "ready" ? [unreadCount === 0 ? labels.nothingUnread : labels.unreadLabel(unreadCount)] : [];
  const mode = settings.state === "ready" ? settings.data.mode : null;
  const isNew = list.state === "ready" && rows.length === 0 && view === "open" && label === null && search === "";

  const save = (next: ChatSettings["mode"]) => saveChatSettings(siteId, { mode: next }).catch(showFailure);
  const turnOn = () => {
    void save("widget");
    showUndoToast(labels.chatEnabled, () => void save("hidden"));
    setSetUp(true);
  };

  return (
    <section ref={screen} className={`chat-inbox ${isNew && openId === "" ? "chat-inbox--new" : ""}`} aria-label={labels.conversations}>
      <PageHeader
        title={LABELS.title}
        level={openId === "" ? 1 : 2}
        state={list.state === "loading" ? ["\u00a0"] : [...unreadLabel, ...(mode === null ? [] : [MODE_WORDS[mode]])]}
        actions={<IconButton icon={Settings2} size="md" variant="outline" label={labels.chatSettings} onClick={() => setSetUp(true)} />}
      />
      <Tabs
        label={uiLabels.savedViews}
        current={view}
        onChange={setView}
        items={VIEWS.map((key) => ({ key, label: VIEW_LABELS[key], count: key === "unread" && unreadCount > 0 ? unreadCount : null }))}
      />
      <Toolbar>
        <SearchInput label={LABELS.search} value={typed} onChange={setTyped} {...(isNarrow ? {} : { keyHint: "/" })} />
        {allLabels.length > 0 ? (
          <Select
            className="chat-inbox__label"
            aria-label={labels.labelsTitle}
            value={label ?? ""}
            onChange={({ currentTarget }) => setChosen(currentTarget.value || null)}
          >
            <option value="">{labels.allLabels}</option>
            {allLabels.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        ) : null}
      </Toolbar>
      {list.state === "loading" ? <SkeletonRows count={6} label={labels.loadingConversations} /> : null}
      {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
      {isNew ? <NoConversations isOffered={mode === "widget" || mode === "form"} username={username} onTurnOn={turnOn} /> : null}
      {list.state === "ready" && rows.length === 0 && !isNew ? (
        <EmptyState
          title={search === "" && label === null ? EMPTY_VIEWS[view] : labels.noMatches}
          text={search === "" ? "" : labels.searchHint}
        />
      ) : null}
      <ul className="chat-rows">
        {rows.map((one) => (
          <ConversationRow key={one.id} conversation={one} labels={labelsOf(one, allLabels)} isOpen={one.id === openId} />
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
    </section>
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

type RowProps = { conversation: OwnConversation; labels: readonly ChatLabel[]; isOpen: boolean };

/** A conversation in the inbox: name, what it is about, last message, time or when it returns, unread count, and labels. */
function ConversationRow({ conversation, labels: own, isOpen }: RowProps) {
  const { id, status, snoozedUntil, unreadOwner, lastAt, subject } = conversation;
  const name = visitorName(conversation);
  return (
    <li>
      <Link
        className={`chat-row ${unreadOwner > 0 ? "chat-row--unread" : ""}`}
        to={chatPaths.conversation(id)}
        aria-current={isOpen ? "page" : undefined}
        data-row
      >
        <Avatar name={name} />
        <span className="chat-row__line">
          <span className="clip strong">{name}</span>
          <SubjectChip subject={subject} />
          {status === "snoozed" && snoozedUntil !== null ? (
            <span className="chat-row__at faint">{labels.untilTime(snoozeTime(snoozedUntil))}</span>
          ) : (
            <Time at={lastAt} className="chat-row__at faint" />
          )}
        </span>
        <span className="chat-row__line">
          <span className="chat-row__last clip soft">{previewLabel(conversation)}</span>
          <Count n={unreadOwner} label={labels.unread} />
        </span>
        {own.length > 0 ? (
          <span className="chat-row__line chat-row__labels">
            {own.map((one) => (
              <span key={one.id} className="chat-label clip">
                {one.name}
              </span>
            ))}
          </span>
        ) : null}
      </Link>
    </li>
  );
}
