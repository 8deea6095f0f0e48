import { RECOVERY_CODES } from "@awning/domain/account/limits";
import type { RecoveryCodesState } from "@awning/domain/account/recovery-codes";
import { Failure } from "@awning/domain/errors/failure";
import { useEffect, useState } from "react";
import { makeRecoveryCodes, readRecoveryCodes } from "#data/account/recovery-codes.ts";
import { toFailure } from "#data/core/failures.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import { Bone } from "#ui/layout/skeleton.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Time } from "#ui/time.tsx";
import { AccountSection } from "../account-page.tsx";
import * as accountLabels from "../labels.ts";
import { type Act, ActSheet } from "../passkeys/act-sheet.tsx";
import { CodesSheet } from "./codes-sheet.tsx";
import * as labels from "./labels.ts";

/** From this many on, owners are asked to make new ones. */
const FEW = 2;

type Read = { codes: RecoveryCodesState } | { problem: string } | null;
type Props = {
  email: string;
  isVerified: boolean;
  /** Whether to suggest codes to an account without any. */
  isOffered: boolean;
  onAnswer: () => void;
};

/** How many recovery codes are left, and new ones. Only with a confirmed address. */
export function RecoveryPart({ email, isVerified, isOffered, onAnswer }: Props) {
  const isOnline = useOnline();
  const [read, setRead] = useState<Read>(null);
  const [isAsked, setAsked] = useState(false);
  const [made, setMade] = useState<string[] | null>(null);
  useEffect(() => {
    if (!isOnline) return;
    let isCurrent = true;
    readRecoveryCodes().then(
      (codes) => isCurrent && setRead({ codes }),
      (error: unknown) => isCurrent && setRead({ problem: failureLabel(toFailure(error)) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOnline]);
  const codes = read !== null && "codes" in read ? read.codes : null;
  const isNone = read !== null && "codes" in read && codes === null;
  const act: Act = {
    title: isNone ? labels.createQuestion : labels.replaceQuestion,
    text: isNone ? labels.createHint : labels.replaceHint,
    button: isNone ? labels.createCodes : labels.createNewCodes,
    isQuiet: isNone && isAsked,
    addsWayIn: true,
    run: async () => setMade(await makeRecoveryCodes()),
  };
  const close = () => {
    setAsked(false);
    onAnswer();
  };
  return (
    <AccountSection id="recovery-codes" title={labels.recoveryCodes} text={labels.recoveryHint}>
      <State read={read} isOnline={isOnline} />
      <div>
        {isVerified ? (
          <Button variant="outline" disabled={!isOnline || read === null} onClick={() => setAsked(true)}>
            {codes === null ? labels.createCodes : labels.createNewCodes}
          </Button>
        ) : (
          <p className="soft">{failureLabel(new Failure("unverified"))}</p>
        )}
      </div>
      {isOnline ? null : <p className="soft">{accountLabels.offlineHint}</p>}
      {isAsked || (isOffered && isNone) ? <ActSheet act={act} onClose={close} /> : null}
      {made === null ? null : (
        <CodesSheet
          codes={made}
          email={email}
          onClose={() => setMade(null)}
          onConfirm={(confirmed) => {
            setMade(null);
            setRead({ codes: confirmed });
            showToast(labels.codesActive);
          }}
        />
      )}
    </AccountSection>
  );
}

function State({ read, isOnline }: { read: Read; isOnline: boolean }) {
  if (read === null) return isOnline ? <Bone width="50%" height={40} /> : null;
  if ("problem" in read) return <p role="alert">{read.problem}</p>;
  const { codes } = read;
  if (codes === null)
    return (
      <p className="account__row">
        <StateMark shape="ring" tone="faint" word={labels.notSetUp} />
      </p>
    );
  const isLow = codes.left <= FEW;
  const word = codes.left === 0 ? labels.noCodesLeft : labels.codesLeft(codes.left, RECOVERY_CODES);
  return (
    <div>
      <p className="account__row">
        <StateMark shape={isLow ? "alert" : "disc"} tone={isLow ? "sun" : "leaf"} word={word} />
        <span className="soft">{labels.created(<Time at={codes.madeAt} style="date" />)}</span>
      </p>
      {isLow && codes.left > 0 ? <p className="soft">{labels.fewLeftHint}</p> : null}
    </div>
  );
}
