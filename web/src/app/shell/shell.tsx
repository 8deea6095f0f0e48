import { dataOr } from "#data/core/live.ts";
import "./shell.css";

import { takesCards } from "@awning/domain/shop/card-settings";
import { isSiteOpen } from "@awning/domain/site/site";
import { CloudOff, Search } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useRequestCount } from "#data/booking/request-count.ts";
import { useUnreadConversations } from "#data/chat/conversations.ts";
import { hasCopy } from "#data/core/firestore.ts";
import { useOrdersToDoCount } from "#data/order/orders.ts";
import { useCardSettings } from "#data/shop/card-settings.ts";
import { useSite } from "#data/site/sites.ts";
import { Canopy } from "#ui/brand/canopy.tsx";
import { Key } from "#ui/count.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { offlineLabel } from "#ui/offline-labels.ts";
import { Palette } from "../palette/palette.tsx";
import { BottomBar, NavItem, NewsButton } from "./bottom-bar.tsx";
import { GROUPS, TODAY, type Waiting, YOU } from "./destinations.ts";
import { Sign, type SignProps } from "./sign.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { findKey, useShortcuts } from "./use-shortcuts.ts";

type Overlay = "none" | "find" | "more" | "news" | "sign" | "keys";

/** How long what is counted waits for the first screen. */
const AFTER_MS = 1_000;

const OPEN = { leavesAt: null, suspendedAt: null };

/** Loaded after the first screen, or when needed. */
export const shellLater = lazyPart(() => import("./lazy.ts"));

/** The frame of every private screen: navigation, overlays, and the connection status. */
export function Shell({ children }: { children: ReactNode }) {
  const site = useSite();
  const isOnline = useOnline();
  const isKept = hasCopy();
  const [overlay, setOverlay] = useState<Overlay>("none");
  const close = useCallback(() => setOverlay("none"), []);
  const onFind = useCallback(() => setOverlay("find"), []);
  const onHelp = useCallback(() => setOverlay("keys"), []);
  const onSign = useCallback(() => setOverlay("sign"), []);
  const onNews = useCallback(() => setOverlay("news"), []);
  useShortcuts({ onFind, onHelp });
  const toDo = useOrdersToDoCount();
  const conversations = useUnreadConversations();
  const unread = conversations.state === "ready" ? conversations.data.length : 0;
  const card = dataOr(useCardSettings(), null);
  const isTest = takesCards(card) && card?.isTest;
  const requests = useRequestCount();
  const [news, setNews] = useState(0);
  const waiting = { toDo, requests, unread, news };
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    const begin = () => setCalm(true);
    // Safari has no `requestIdleCallback`.
    const timer = setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(begin) : begin()), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { leavesAt, suspendedAt } = dataOr(site, OPEN);
  const later = shellLater.usePart(
    isCalm || (overlay !== "none" && overlay !== "find") || isTest || leavesAt !== null || suspendedAt !== null || !isKept,
  );

  return (
    <div className="shell">
      <Rail site={site} waiting={waiting} onFind={onFind} onSign={onSign} onNews={onNews} />
      <div className="page">
        <div className="topbar">
          <Canopy />
        </div>
        {later && isTest ? <later.TestMode /> : null}
        <main className="screen" id="main" tabIndex={-1}>
          <div className="screen__in">
            {isOnline ? null : (
              <div className="screen__notice">
                <Notice icon={CloudOff}>{offlineLabel(isKept)}</Notice>
              </div>
            )}
            {later && !isKept ? <later.NotStoredNotice /> : null}
            {later && suspendedAt !== null ? <later.SuspendedNotice /> : null}
            {later && leavesAt !== null ? <later.LeavingNotice leavesAt={leavesAt} /> : null}
            {later && site.state === "ready" && isSiteOpen(site.data) ? <later.PausedNotice siteId={site.data.id} /> : null}
            {children}
          </div>
        </main>
      </div>
      <BottomBar waiting={waiting} isMoreOpen={overlay === "more"} onMore={() => setOverlay("more")} />
      <Sheet title="More" isOpen={overlay === "more"} onClose={close} isBare>
        <div className="more-sheet">
          {later ? <later.MoreItems site={site} waiting={waiting} onClose={close} onFind={onFind} onSign={onSign} onNews={onNews} /> : null}
          <ThemeSwitch />
        </div>
      </Sheet>
      {later && site.state === "ready" ? <later.SignSheet site={site.data} isOpen={overlay === "sign"} onClose={close} /> : null}
      <Palette site={dataOr(site, null)} isOpen={overlay === "find"} onClose={close} onHelp={onHelp} />
      {later && site.state === "ready" ? (
        <later.Notifications siteId={site.data.id} isOpen={overlay === "news"} onClose={close} onCount={setNews} />
      ) : null}
      {later ? <later.KeyHelp isOpen={overlay === "keys"} onClose={close} /> : null}
    </div>
  );
}

/** The site's name and the navigation; icons only on a tablet. */
function Rail({ waiting, onFind, onNews, ...sign }: { waiting: Waiting; onFind: () => void; onNews: () => void } & SignProps) {
  return (
    <nav className="rail" aria-label="Main">
      <Canopy />
      <Sign {...sign} />
      <button type="button" className="rail__find" onClick={onFind} aria-label={`Search or jump to… ${findKey()}`}>
        <Icon of={Search} size="sm" /> <span className="nav__label">Search or jump to…</span> <Key>{findKey()}</Key>
      </button>
      <div className="rail__scroll">
        <NavItem item={TODAY} />
        <NewsButton waiting={waiting} onNews={onNews} />
        {GROUPS.map((group) => (
          <div key={group.label}>
            <p className="rail__group">{group.label}</p>
            {group.items.map((item) => (
              <NavItem key={item.to} item={item} waiting={waiting} />
            ))}
          </div>
        ))}
      </div>
      <div className="rail__foot">
        {YOU.map((item) => (
          <NavItem key={item.to} item={item} />
        ))}
      </div>
    </nav>
  );
}
