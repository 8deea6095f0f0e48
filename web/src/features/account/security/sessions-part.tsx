import type { ListedSession } from "@awning/domain/account/session";
import { deviceLabel } from "@awning/domain/values/device";
import { Laptop, type LucideIcon, Smartphone, Tablet } from "lucide-react";
import { useEffect, useState } from "react";
import { endAllSessions, listSessions } from "#data/account/sessions.ts";
import { toFailure } from "#data/core/failures.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { Icon } from "#ui/icon.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { textLocale } from "#ui/locale.ts";
import { AccountSection } from "../account-page.tsx";
import * as accountLabels from "../labels.ts";
import { type Act, ActSheet } from "../passkeys/act-sheet.tsx";
import * as labels from "./labels.ts";

type Listed = { sessions: ListedSession[] } | { problem: string } | null;

/** The devices that used the account, and how to log out all of them. */
export function SessionsPart() {
  const isOnline = useOnline();
  const [listed, setListed] = useState<Listed>(null);
  const [act, setAct] = useState<Act | null>(null);
  useEffect(() => {
    if (!isOnline) return;
    listSessions().then(
      (sessions) => setListed({ sessions }),
      (error: unknown) => setListed({ problem: failureLabel(toFailure(error)) }),
    );
  }, [isOnline]);
  const end: Act = {
    title: labels.endSessionsQuestion,
    text: labels.endSessionsHint,
    button: labels.endSessions,
    run: endAllSessions,
  };
  return (
    <AccountSection id="sessions" title={labels.sessions} text={labels.sessionsHint}>
      <Devices listed={listed} isOnline={isOnline} />
      <div>
        <Button disabled={!isOnline} onClick={() => setAct(end)}>
          {labels.endSessions}
        </Button>
      </div>
      {isOnline ? null : <p className="soft">{accountLabels.offlineHint}</p>}
      {act ? <ActSheet act={act} onClose={() => setAct(null)} /> : null}
    </AccountSection>
  );
}

function Devices({ listed, isOnline }: { listed: Listed; isOnline: boolean }) {
  if (listed === null) return isOnline ? <SkeletonRows count={2} hasThumb={false} label={labels.loadingSessions} /> : null;
  if ("problem" in listed) return <p role="alert">{listed.problem}</p>;
  if (listed.sessions.length === 0) return <p className="soft">{labels.noSessions}</p>;
  return (
    <ul className="account-list">
      {listed.sessions.map((one) => (
        <li key={`${one.usedAt} ${deviceLabel(one)}`} className="account-list__row">
          <Icon of={iconOf(one)} />
          <span className="account-list__name">
            <b>{deviceLabel(one)}</b>
            <span className="soft">
              {placeOf(one)}, {one.isThis ? labels.thisDevice : labels.lastUsed(dayOf(one.usedAt))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function iconOf({ system }: ListedSession): LucideIcon {
  if (system === "iPad") return Tablet;
  return system === "iPhone" || system === "Android" ? Smartphone : Laptop;
}

/** The city that names the device's time zone: nothing nearer is known. */
function placeOf({ timeZone }: ListedSession): string {
  return labels.timeZone(timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " "));
}

function dayOf(at: number): string {
  return new Intl.DateTimeFormat(textLocale(), { dateStyle: "medium" }).format(at);
}
