import { CloudOff } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import { useRequestCount } from "#data/booking/request-count.ts";
import { useUnreadConversations } from "#data/chat/conversations.ts";
import { whatIsKept } from "#data/core/browser-storage.ts";
import { useOrdersToDoCount } from "#data/order/orders.ts";
import { useSite } from "#data/site/sites.ts";
import { Canopy } from "#ui/brand/canopy.tsx";
import { Notice } from "#ui/notice.tsx";
import { Palette } from "../palette/palette.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { MoreSheet } from "./more-sheet.tsx";
import { Rail } from "./rail.tsx";
import "./shell.css";
import { laterPart } from "#ui/later-part.ts";
import { offlineWords } from "#ui/offline-words.ts";
import { useOnline } from "#ui/use-online.ts";
import { TestMode } from "./test-mode.tsx";
import { useTitleBadge } from "./title-badge.ts";
import { useShortcuts } from "./use-shortcuts.ts";

type Overlay = "none" | "find" | "more" | "sign" | "keys";

const OPEN = { leavesAt: null, suspendedAt: null };

/** Fetched when the first screen stands, or when it is wanted. */
export const shellLater = laterPart(() => import("./later.ts"));

/** The frame of every private screen: rail or bottom bar, what floats over it, and whether the connection is there. */
export function Shell({ children }: { children: ReactNode }) {
  const site = useSite();
  const isOnline = useOnline();
  const isKept = whatIsKept() === "copy";
  const [overlay, setOverlay] = useState<Overlay>("none");
  const close = useCallback(() => setOverlay("none"), []);
  const onFind = useCallback(() => setOverlay("find"), []);
  const onHelp = useCallback(() => setOverlay("keys"), []);
  const onSign = useCallback(() => setOverlay("sign"), []);
  useShortcuts({ onFind, onHelp });
  const toDo = useOrdersToDoCount();
  const conversations = useUnreadConversations();
  const unread = conversations.state === "ready" ? conversations.data.length : 0;
  const requests = useRequestCount();
  const waiting = { toDo, requests, unread };
  useTitleBadge(unread);
  const { leavesAt, suspendedAt } = site.state === "ready" ? site.data : OPEN;
  const later = shellLater.usePart(overlay === "keys" || overlay === "sign" || leavesAt !== null || suspendedAt !== null || !isKept);

  return (
    <div className="shell">
      <Rail site={site} waiting={waiting} onFind={onFind} onSign={onSign} />
      <div className="page">
        <div className="topbar">
          <Canopy />
        </div>
        <TestMode />
        <main className="screen" id="main" tabIndex={-1}>
          <div className="screen__in">
            {isOnline ? null : (
              <div className="screen__notice">
                <Notice icon={CloudOff}>{offlineWords(isKept)}</Notice>
              </div>
            )}
            {later && !isKept ? <later.UnkeptNotice /> : null}
            {later && suspendedAt !== null ? <later.SuspendedNotice /> : null}
            {later && leavesAt !== null ? <later.LeavingNotice leavesAt={leavesAt} /> : null}
            {children}
          </div>
        </main>
      </div>
      <BottomBar waiting={waiting} isMoreOpen={overlay === "more"} onMore={() => setOverlay("more")} />
      <MoreSheet site={site} waiting={waiting} isOpen={overlay === "more"} onClose={close} onFind={onFind} onSign={onSign} />
      {later && site.state === "ready" ? <later.SignSheet site={site.data} isOpen={overlay === "sign"} onClose={close} /> : null}
      <Palette site={site.state === "ready" ? site.data : null} isOpen={overlay === "find"} onClose={close} onHelp={onHelp} />
      {later ? <later.KeyHelp isOpen={overlay === "keys"} onClose={close} /> : null}
    </div>
  );
}
