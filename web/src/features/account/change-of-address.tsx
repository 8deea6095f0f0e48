import type { Account } from "@awning/domain/account";
import { Mail } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { dropEmailChange, endOldSession } from "#data/email-change.ts";
import { toFailure } from "#data/failures.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toast.tsx";
import { useOnline } from "#ui/use-online.ts";
import { failureWords } from "#ui/words.ts";
import { EmailSheet } from "./email-sheet.tsx";
import { dayWords } from "./leave-words.ts";

/** Moves the account to another address, or says which one it waits for. `email` is that of the sign-in on this device. */
export function ChangeOfAddress({ account, email }: { account: Account; email: string }) {
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const { emailChange } = account;
  const hasMoved = account.email !== email.toLowerCase();
  // Confirmed somewhere else: the sign-in of this device has ended with it.
  useEffect(() => {
    if (hasMoved) void endOldSession();
  }, [hasMoved]);
  const drop = async () => {
    setBusy(true);
    try {
      await dropEmailChange();
      showToast("Your address stays as it is.");
    } catch (error) {
      showToast(failureWords(toFailure(error)));
    } finally {
      setBusy(false);
    }
  };
  // A link that has run out moves nothing any more.
  const isWaiting = emailChange !== null && emailChange.until > Date.now();
  return (
    <>
      <div ref={words} tabIndex={-1}>
        {isWaiting ? (
          <Notice
            icon={Mail}
            action={
              <Button size="sm" isBusy={isBusy} disabled={!isOnline} onClick={drop}>
                Stop it
              </Button>
            }
          >
            Look in the mailbox of <b>{emailChange.email}</b>: the link there moves your account. It works until{" "}
            {dayWords(emailChange.until)}. Nothing there? Look in the spam folder, or ask for another link.
          </Notice>
        ) : null}
      </div>
      <div>
        <Button variant="outline" disabled={!isOnline} onClick={() => setAsking(true)}>
          {isWaiting ? "Ask for another link" : "Change the address"}
        </Button>
        {isOnline ? null : <p className="soft">Needs a connection.</p>}
      </div>
      <EmailSheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAsked={() => {
          setAsking(false);
          showToast("A link is on its way to your new address.");
          words.current?.focus();
        }}
      />
    </>
  );
}
