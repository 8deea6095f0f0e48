import type { Failure } from "@awning/domain/errors/failure";
import { mailType } from "@awning/domain/mail/mail";
import { isMailDone, mailState } from "@awning/domain/mail/mail-state";
import { Send } from "lucide-react";
import { useEffect, useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { type MailCopy, readMail, resendMail, type SentMail } from "#data/mail/sent-mails.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { Bone } from "#ui/layout/skeleton.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Time } from "#ui/time.tsx";
import * as labels from "./labels.ts";
import { MailFrame } from "./mail-frame.tsx";

/** One mail: how it stands with it, what it says, and a button that sends it again. */
export function MailSheet({ mail, onClose }: { mail: SentMail | null; onClose: () => void }) {
  const { isBusy, run } = useAction(showFailure);
  const resend = ({ id, to }: SentMail) =>
    run(async () => {
      await resendMail(id);
      showToast(labels.sendingNotice(to));
    });
  return (
    <Sheet
      title={mail ? mailType(mail.kind).name : ""}
      isOpen={mail !== null}
      onClose={onClose}
      size="lg"
      foot={
        mail ? (
          <Button icon={Send} isBusy={isBusy} disabled={!isMailDone(mail)} onClick={() => resend(mail)}>
            {labels.sendAgain}
          </Button>
        ) : null
      }
    >
      {mail ? (
        <div className="pile one gap-4">
          <div className="across gap-3 wrap">
            <StateMark {...mailState(mail)} />
            <span className="breaks">{labels.to(mail.to)}</span>
            <Time at={mail.sentAt ?? mail.createdAt} style="exact" className="faint small num" />
          </div>
          {mail.state === "failed" && mail.lastError !== "" ? <p className="soft breaks">{labels.serverSaid(mail.lastError)}</p> : null}
          <Copy key={mail.id} mailId={mail.id} />
        </div>
      ) : null}
    </Sheet>
  );
}

function Copy({ mailId }: { mailId: string }) {
  const [copy, setCopy] = useState<MailCopy | Failure | null>(null);
  useEffect(() => {
    let isWanted = true;
    readMail(mailId).then(
      (found) => isWanted && setCopy(found),
      (error: unknown) => isWanted && setCopy(toFailure(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [mailId]);
  if (copy === null)
    return (
      <div role="status" aria-busy="true" aria-label={labels.loadingMail}>
        <Bone height={320} />
      </div>
    );
  if (copy instanceof Error) return <Notice tone="red">{failureLabel(copy)}</Notice>;
  return (
    <>
      <p className="strong breaks">{copy.subject}</p>
      <MailFrame title={copy.subject} html={copy.html} scheme={shownScheme()} />
      <p className="faint small">{labels.copyHint}</p>
    </>
  );
}

/** The scheme of the dashboard, as its owner chose it or as the device has it. */
function shownScheme(): "light" | "dark" {
  const { theme } = document.documentElement.dataset;
  return (theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark" ? "dark" : "light";
}
