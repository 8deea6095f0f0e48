import type { SecurityAct, SecurityEvent } from "@awning/domain/account/security-event";
import { paths } from "@awning/domain/routes/paths";
import {
  CirclePause,
  CirclePlay,
  Download,
  KeyRound,
  LifeBuoy,
  Link2,
  LogOut,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  Trash2,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useSecurityEvents } from "#data/account/security-events.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Time } from "#ui/time.tsx";
import { AccountSection } from "../account-page.tsx";
import * as labels from "./labels.ts";

/** Shown before more are asked for, so that the rest of the screen stays near. */
const FIRST = 5;

const ICONS: Readonly<Record<SecurityAct, LucideIcon>> = {
  newDevice: MonitorSmartphone,
  sessionsEnded: LogOut,
  passwordChanged: KeyRound,
  passwordReset: KeyRound,
  passwordRemoved: KeyRound,
  passkeyAdded: KeyRound,
  passkeyRemoved: KeyRound,
  recoveryCodesMade: LifeBuoy,
  recoveryCodeUsed: LifeBuoy,
  emailChanged: Mail,
  emailRestored: Mail,
  googleConnected: Link2,
  googleDisconnected: Link2,
  paused: CirclePause,
  resumed: CirclePlay,
  deletionScheduled: Trash2,
  deletionCanceled: Undo2,
  exported: Download,
  importUndone: Undo2,
};

/** What happened to the account, newest first. */
export function ActivityPart({ siteId }: { siteId: string }) {
  const hint = labels.activityHint(<Link to={paths.auth.forgotPassword}>{labels.resetPassword}</Link>);
  return (
    <AccountSection id="activity" title={labels.activity} text={hint}>
      <Events siteId={siteId} />
    </AccountSection>
  );
}

function Events({ siteId }: { siteId: string }) {
  const { list, more, retry } = useSecurityEvents(siteId);
  const [isWhole, setWhole] = useState(false);
  if (list.state === "loading") return <SkeletonRows count={3} hasThumb={false} label={labels.loadingActivity} />;
  if (list.state === "failed")
    return (
      <>
        <p role="alert">{failureLabel(list.failure)}</p>
        <div>
          <Button onClick={retry}>{uiLabels.tryAgain}</Button>
        </div>
      </>
    );
  if (list.items.length === 0) return <p className="soft">{labels.noActivity}</p>;
  const hidden = !isWhole && list.items.length > FIRST;
  return (
    <>
      <ul className="account-list">
        {(hidden ? list.items.slice(0, FIRST) : list.items).map((one) => (
          <EventRow key={one.id} event={one} />
        ))}
      </ul>
      {hidden || list.hasMore ? (
        <div>
          <Button isBusy={list.isLoadingMore} onClick={() => (hidden ? setWhole(true) : more())}>
            {labels.showMore}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function EventRow({ event: { act, detail, at } }: { event: SecurityEvent }) {
  return (
    <li className="account-list__row">
      <Icon of={ICONS[act]} />
      <span className="account-list__name">
        <b>{labels.ACT_TITLES[act]}</b>
        {detail === "" ? null : <span className="soft">{detail}</span>}
      </span>
      <Time at={at} className="soft small num" />
    </li>
  );
}
