import "./notifications.css";
import { EVENT_TITLES } from "@awning/domain/notification/event-labels";
import { isShown, type Notification, notificationPath } from "@awning/domain/notification/notification";
import { NOTIFY_ALL, type Notify } from "@awning/domain/notification/notify";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { Amphora, CalendarClock, CalendarDays, type LucideIcon, MessageCircle, Package } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { noteSession } from "#data/account/sessions.ts";
import { useUnreadConversations } from "#data/chat/conversations.ts";
import { dataOr } from "#data/core/live.ts";
import { markRead, type OwnNotification, useNotifications, useUnreadNotifications } from "#data/notification/notifications.ts";
import { useNotify } from "#data/notification/notify.ts";
import { renewPush } from "#data/notification/push.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { Icon } from "#ui/icon.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Time } from "#ui/time.tsx";
import * as labels from "./labels.ts";
import { useAppBadge, useOpenPushed, useReadHere, useSoundOf, useTitleBadge } from "./use-news.ts";

const ICONS: Readonly<Record<Notification["about"]["kind"], LucideIcon>> = {
  order: Package,
  reservation: CalendarDays,
  conversation: MessageCircle,
  products: Amphora,
  hours: CalendarClock,
};

type Props = {
  siteId: string;
  isOpen: boolean;
  onClose: () => void;
  /** Told how many are unread, at most a page. */
  onCount: (unread: number) => void;
};

/** The sheet behind the bell, and what follows from what is new: the counts of the frame, the tab and the app, and a sound. */
export function Notifications({ siteId, isOpen, onClose, onCount }: Props) {
  const all = dataOr(useUnreadNotifications(siteId), []);
  const chats = dataOr(useUnreadConversations(), []);
  const chosen = useNotify(all.length > 0 || isOpen ? siteId : null);
  const isOnline = useOnline();
  // What the owner turned off may be neither on the device nor to be had: then everything is shown.
  const notify = chosen.state === "loading" && isOnline ? null : dataOr(chosen, NOTIFY_ALL);
  const unread = notify === null ? [] : all.filter((one) => isShown(one, notify));
  const count = unread.length;
  useEffect(() => onCount(count), [count, onCount]);
  useAppBadge(count);
  useReadHere(siteId, all, (one) => notify !== null && !isShown(one, notify));
  useOpenPushed();
  useEffect(() => {
    void noteSession();
    void renewPush(siteId).catch(() => undefined);
  }, [siteId]);
  useTitleBadge(chats.length);
  useSoundOf(Math.max(0, ...unread.map(({ at }) => at), ...chats.map(({ lastAt }) => lastAt)));
  const readAll = () => {
    const ids = all.map(({ id }) => id);
    if (ids.length > 0) markRead(siteId, ids).catch(showFailure);
  };
  return (
    <Sheet
      title={labels.notifications}
      isOpen={isOpen}
      onClose={onClose}
      size="side"
      foot={
        <>
          <ButtonLink variant="quiet" to={settingsPaths.section("notifications")} onClick={onClose}>
            {labels.settings}
          </ButtonLink>
          <Button disabled={all.length === 0} onClick={readAll}>
            {labels.markAllRead}
          </Button>
        </>
      }
    >
      {notify === null ? <SkeletonRows count={6} hasThumb={false} label={labels.loading} /> : null}
      {notify === null ? null : <NotificationList siteId={siteId} notify={notify} onClose={onClose} />}
    </Sheet>
  );
}

function NotificationList({ siteId, notify, onClose }: { siteId: string; notify: Notify; onClose: () => void }) {
  const { list, more, retry } = useNotifications(siteId);
  if (list.state === "loading") return <SkeletonRows count={6} hasThumb={false} label={labels.loading} />;
  if (list.state === "failed") return <LoadFailure failure={list.failure} onRetry={retry} />;
  const shown = list.items.filter((one) => isShown(one, notify));
  const open = (one: OwnNotification) => {
    if (one.readAt === null) markRead(siteId, [one.id]).catch(showFailure);
    onClose();
  };
  return (
    <div className="pile one gap-4">
      {shown.length === 0 && !list.hasMore ? <EmptyState title={labels.nothingYet} text={labels.nothingYetText} /> : null}
      <ul className="rows">
        {shown.map((one) => (
          <NotificationRow key={one.id} one={one} onOpen={() => open(one)} />
        ))}
      </ul>
      {list.hasMore ? (
        <Button onClick={more} isBusy={list.isLoadingMore}>
          {labels.showMore}
        </Button>
      ) : null}
    </div>
  );
}

function NotificationRow({ one, onOpen }: { one: OwnNotification; onOpen: () => void }) {
  const isUnread = one.readAt === null;
  return (
    <li className={`row news__row ${isUnread ? "news__row--unread" : ""}`}>
      <Icon of={ICONS[one.about.kind]} />
      <div className="row__text">
        <p className="row__title">
          <Link to={notificationPath(one)} onClick={onOpen}>
            {EVENT_TITLES[one.event]}
          </Link>
          {isUnread ? <span className="sr"> {labels.unread}</span> : null}
        </p>
        {one.title === "" ? null : <p className="row__sub breaks">{one.title}</p>}
      </div>
      <Time at={one.at} className="faint small num" />
    </li>
  );
}
