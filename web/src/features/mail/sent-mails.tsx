import { isAboutShop, MAILS_KEPT_DAYS, mailType } from "@awning/domain/mail/mail";
import { isMailDone, mailState } from "@awning/domain/mail/mail-state";
import { useState } from "react";
import { useSession } from "#data/account/session.ts";
import { type SentMail, useSentMails } from "#data/mail/sent-mails.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Time } from "#ui/time.tsx";
import * as labels from "./labels.ts";
import { MailSheet } from "./mail-sheet.tsx";

/** Every mail that the shop sent: to whom, when, whether it went out, and what it says. */
export function SentMails() {
  const session = useSession();
  const { list, more, retry } = useSentMails(session.state === "signed_in" ? session.uid : null);
  const [openId, setOpenId] = useState<string | null>(null);
  if (list.state === "loading") return <SkeletonRows count={8} hasThumb={false} label={labels.loadingMails} />;
  if (list.state === "failed") return <LoadFailure failure={list.failure} onRetry={retry} />;
  if (list.items.length === 0) return <EmptyState title={labels.noneYet} text={labels.noneYetText} />;
  const open = list.items.find(({ id }) => id === openId) ?? null;
  return (
    <div className="pile one gap-4">
      <p className="soft">{labels.keptHint(MAILS_KEPT_DAYS)}</p>
      <Rows aria-label={labels.sentMails}>
        {list.items.map((mail) => (
          <MailRow key={mail.id} mail={mail} onOpen={() => setOpenId(mail.id)} />
        ))}
      </Rows>
      {list.hasMore ? (
        <p className="acts">
          <Button onClick={more} isBusy={list.isLoadingMore}>
            {labels.showEarlier}
          </Button>
        </p>
      ) : null}
      <MailSheet mail={open} onClose={() => setOpenId(null)} />
    </div>
  );
}

function MailRow({ mail, onOpen }: { mail: SentMail; onOpen: () => void }) {
  const name = mailType(mail.kind).name;
  return (
    <Row
      className="sent-mail"
      title={
        isAboutShop(mail.kind) && isMailDone(mail) ? (
          <button type="button" className="sent-mail__open" aria-haspopup="dialog" onClick={onOpen}>
            {name}
          </button>
        ) : (
          name
        )
      }
      sub={
        <>
          <span className="breaks">{labels.to(mail.to)}</span> <Time at={mail.createdAt} className="aside faint num" />
        </>
      }
    >
      <StateMark {...mailState(mail)} />
    </Row>
  );
}
