import { notificationPath } from "@awning/domain/notification/notification";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { markRead, type OwnNotification } from "#data/notification/notifications.ts";
import { playSound } from "#data/notification/sound.ts";

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/**
 * Marks what is about the open screen as read, once the screen can be seen: it may be open in a tab behind another. And what is hidden, which
 * would take the places of others among the unread.
 */
export function useReadHere(siteId: string, unread: readonly OwnNotification[], isHidden: (one: OwnNotification) => boolean): void {
  const { pathname, search } = useLocation();
  const isSeen = useSyncExternalStore(watchVisibility, () => document.visibilityState === "visible");
  const here = unread.filter((one) => isHidden(one) || notificationPath(one) === pathname + search);
  const ids = isSeen ? here.map(({ id }) => id).join(" ") : "";
  const tried = useRef("");
  useEffect(() => {
    // A site that can only be read refuses, and what comes back then is not marked again.
    if (ids === "" || tried.current === ids) return;
    tried.current = ids;
    markRead(siteId, ids.split(" ")).catch(() => undefined);
  }, [siteId, ids]);
}

/** Shows the number on the icon of the installed app, where the system can. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    if (!("setAppBadge" in navigator)) return;
    const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    shown.catch(() => undefined);
  }, [count]);
}

/** Plays a sound for what came since this was first shown. @param newest when the newest came, ms since 1970 */
export function useSoundOf(newest: number): void {
  const last = useRef(Date.now());
  useEffect(() => {
    if (newest <= last.current) return;
    last.current = newest;
    playSound(Date.now());
  }, [newest]);
}

const openedSchema = z.object({ open: z.string() });

/** Opens what was pressed in a push message, when the worker finds this dashboard open. */
export function useOpenPushed(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      const wanted = z.safeParse(openedSchema, data);
      if (wanted.success) navigate(wanted.data.open);
    };
    navigator.serviceWorker?.addEventListener("message", onMessage);
    return () => navigator.serviceWorker?.removeEventListener("message", onMessage);
  }, [navigate]);
}

const BADGE = /^\(\d+\+?\) /;

/** Prefixes the tab's title with the number of unread conversations, whatever the screen's title. */
export function useTitleBadge(unread: number): void {
  useEffect(() => {
    const show = () => {
      const bare = document.title.replace(BADGE, "");
      const title = unread > 0 ? `(${unread > 29 ? "29+" : unread}) ${bare}` : bare;
      if (document.title !== title) document.title = title;
    };
    show();
    const head = document.querySelector("title");
    if (!head) return;
    const observer = new MutationObserver(show);
    observer.observe(head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(BADGE, "");
    };
  }, [unread]);
}
