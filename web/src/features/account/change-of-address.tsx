import type { Account } from "@awning/domain/account/account";
import { Mail } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { dropEmailChange, endOldSession } from "#data/account/passwords.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { EmailSheet } from "./email-sheet.tsx";
import * as labels from "./labels.ts";
import { formatDay } from "./leave-labels.ts";

/** Changes the account's email address, or says which one awaits confirmation. `email` is that of this device's session. */
export function ChangeOfAddress({ account, email }: { account: Account; email: string }) {
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAction(showFailure);
  const words = useRef<HTMLDivElement>(null);
  const { emailChange } = account;
  const hasMoved = account.email !== email.toLowerCase();
  // Confirmed on another device, which ended this device's session.
  useEffect(() => {
    if (hasMoved) void endOldSession();
  }, [hasMoved]);
  const drop = () =>
    run(async () => {
      await dropEmailChange();
      showToast(labels.emailKeptHint);
    });
  // An expired link changes nothing.
  const isWaiting = emailChange !== null && emailChange.until > Date.now();
  return (
    <>
      <div ref={words} tabIndex={-1}>
        {isWaiting ? (
          <Notice
            icon={Mail}
            action={
              <Button size="sm" isBusy={isBusy} disabled={!isOnline} onClick={drop}>
                {labels.cancelChange}
              </Button>
            }
          >
            {labels.checkInboxHint(<b>{emailChange.email}</b>, formatDay(emailChange.until))}
          </Notice>
        ) : null}
      </div>
      <div>
        <Button variant="outline" disabled={!isOnline} onClick={() => setAsking(true)}>
          {isWaiting ? labels.sendNewLink : labels.changeEmail}
        </Button>
        {isOnline ? null : <p className="soft">{labels.offlineHint}</p>}
      </div>
      {isAsking ? (
        <EmailSheet
          onClose={() => setAsking(false)}
          onAsked={() => {
            setAsking(false);
            showToast(labels.linkSentTitle);
            words.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
