import type { ListedPasskey } from "@awning/domain/account/passkey";
import { Failure } from "@awning/domain/errors/failure";
import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import { addPasskey, hasPasskeys, listPasskeys, removePasskey, removePassword } from "#data/account/passkeys.ts";
import { toFailure } from "#data/core/failures.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Bone } from "#ui/layout/skeleton.tsx";
import { textLocale } from "#ui/locale.ts";
import { AccountSection } from "../account-page.tsx";
import * as labels from "../labels.ts";
import { type Act, ActSheet } from "./act-sheet.tsx";

type Props = { hasPassword: boolean; isVerified: boolean; onPasswordRemoved: () => void };
type Listed = { passkeys: ListedPasskey[] } | { problem: string } | null;

/** The account's passkeys: added and removed here; with one, the password can go. Only with a confirmed address. */
export function PasskeysPart({ hasPassword, isVerified, onPasswordRemoved }: Props) {
  const isOnline = useOnline();
  const [listed, setListed] = useState<Listed>(null);
  const [act, setAct] = useState<Act | null>(null);
  useEffect(() => {
    if (!isOnline) return;
    let isCurrent = true;
    listPasskeys().then(
      (passkeys) => isCurrent && setListed({ passkeys }),
      (error: unknown) => isCurrent && setListed({ problem: failureLabel(toFailure(error)) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOnline]);
  const add: Act = {
    title: labels.addPasskey,
    text: labels.passkeysHint,
    button: labels.addPasskey,
    isQuiet: true,
    addsWayIn: true,
    run: async () => {
      const passkeys = await addPasskey();
      if (passkeys === null) return;
      setListed({ passkeys });
      showToast(labels.passkeyAdded);
    },
  };
  const remove = ({ id, name }: ListedPasskey): Act => ({
    title: labels.removePasskeyQuestion,
    text: labels.removePasskeyHint(name),
    button: uiLabels.remove,
    run: async () => {
      setListed({ passkeys: await removePasskey(id) });
      showToast(labels.passkeyRemoved);
    },
  });
  const drop: Act = {
    title: labels.removePasswordQuestion,
    text: labels.removePasswordHint,
    button: labels.removePassword,
    run: async () => {
      await removePassword();
      showToast(labels.passwordRemoved);
      onPasswordRemoved();
    },
  };
  return (
    <AccountSection id="passkeys" title={labels.passkeys} text={labels.passkeysHint}>
      <Rows listed={listed} isOnline={isOnline} onRemove={(one) => setAct(remove(one))} />
      <div className="across gap-3 wrap">
        {!isVerified ? (
          <p className="soft">{failureLabel(new Failure("unverified"))}</p>
        ) : hasPasskeys() ? (
          <Button variant="outline" disabled={!isOnline} onClick={() => setAct(add)}>
            {labels.addPasskey}
          </Button>
        ) : (
          <p className="soft">{labels.passkeysUnsupported}</p>
        )}
        {isVerified && hasPassword && listed !== null && "passkeys" in listed && listed.passkeys.length > 0 ? (
          <Button variant="quiet" disabled={!isOnline} onClick={() => setAct(drop)}>
            {labels.removePassword}
          </Button>
        ) : null}
      </div>
      {isOnline ? null : <p className="soft">{labels.offlineHint}</p>}
      {act ? <ActSheet act={act} onClose={() => setAct(null)} /> : null}
    </AccountSection>
  );
}

function Rows({ listed, isOnline, onRemove }: { listed: Listed; isOnline: boolean; onRemove: (one: ListedPasskey) => void }) {
  if (listed === null) return isOnline ? <Bone width="60%" height={40} /> : null;
  if ("problem" in listed) return <p role="alert">{listed.problem}</p>;
  if (listed.passkeys.length === 0) return <p className="soft">{labels.noPasskeysYet}</p>;
  return (
    <ul className="account-list">
      {listed.passkeys.map((one) => (
        <li key={one.id} className="account-list__row">
          <Icon of={KeyRound} />
          <span className="account-list__name">
            <b>{one.name}</b>
            <span className="soft">
              {labels.passkeyAddedDate(dayOf(one.createdAt))},{" "}
              {one.usedAt === null ? labels.neverUsed : labels.passkeyLastUsedDate(dayOf(one.usedAt))}
            </span>
          </span>
          <Button
            size="sm"
            disabled={!isOnline}
            aria-label={labels.removeNamed(one.name, dayOf(one.createdAt))}
            onClick={() => onRemove(one)}
          >
            {uiLabels.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function dayOf(at: number): string {
  return new Intl.DateTimeFormat(textLocale(), { dateStyle: "medium" }).format(at);
}
