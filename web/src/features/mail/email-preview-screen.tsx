import { useAction } from "#ui/hooks/use-action.ts";
import "./email-preview.css";
import type { Failure } from "@awning/domain/errors/failure";
import { MAIL_KINDS, type MailKind, mailType } from "@awning/domain/mail/mail";
import { orderName } from "@awning/domain/order/order";
import { Send } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSession } from "#data/account/session.ts";
import { toFailure } from "#data/core/failures.ts";
import { type MailPreview, type MailRequest, previewMail, sendTestMail } from "#data/mail/email-preview.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import * as labels from "./labels.ts";
import { MailFrame } from "./mail-frame.tsx";

const VIEWS = [
  { key: "desktop", label: labels.desktop },
  { key: "phone", label: labels.phone },
  { key: "text", label: labels.plainText },
] as const;
const SCHEMES = [
  { key: "light", label: labels.light },
  { key: "dark", label: labels.dark },
] as const;

const CONTENTS = [
  { key: "sample", label: labels.sample },
  { key: "own", label: labels.myLastOrder },
] as const;

/** Every mail Awning sends, with sample contents or the owner's last order. Development builds only. */
export function EmailPreviewScreen() {
  const [kind, setKind] = useState<MailKind>("order-received");
  const [view, setView] = useState<(typeof VIEWS)[number]["key"]>("desktop");
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]["key"]>("light");
  const [round, setRound] = useState(0);
  const [contents, setContents] = useState<(typeof CONTENTS)[number]["key"]>("sample");
  const isSignedIn = useSession().state === "signed_in";
  const wanted = { kind, isOwn: isSignedIn && contents === "own" };
  const preview = useMailPreview(wanted, round);
  const chosen = useRef<HTMLButtonElement>(null);
  // On a phone the mail types are one line, wider than the screen.
  useEffect(() => chosen.current?.scrollIntoView({ block: "nearest", inline: "center" }), []);
  return (
    <main id="main" tabIndex={-1} className="mails">
      <PageHeader title={labels.emails} state={[labels.emailsLabel(MAIL_KINDS.length), labels.sampleContent, labels.developmentMark]} />
      <div className="mails__body">
        <nav className="mails__kinds" aria-label={labels.emails}>
          {MAIL_KINDS.map((one) => (
            <button
              key={one}
              ref={one === kind ? chosen : undefined}
              type="button"
              aria-current={one === kind}
              onClick={() => setKind(one)}
            >
              <b>{mailType(one).name}</b>
              <span>{labels.recipient(mailType(one).reader)}</span>
            </button>
          ))}
        </nav>
        <section className="mails__mail" aria-label={mailType(kind).name} aria-busy={preview === null}>
          <div className="mails__bar">
            <Segment label={labels.view} items={VIEWS} current={view} onChange={setView} />
            {isSignedIn ? <Segment label={labels.content} items={CONTENTS} current={contents} onChange={setContents} /> : null}
            {isSignedIn ? <TestMailButton wanted={wanted} /> : null}
            {view === "text" ? null : <Segment label={labels.colorMode} items={SCHEMES} current={scheme} onChange={setScheme} />}
          </div>
          {preview?.state === "failed" ? (
            <Notice tone="red" action={<Button onClick={() => setRound(round + 1)}>{labels.tryAgain}</Button>}>
              {failureLabel(preview.failure)}
            </Notice>
          ) : null}
          {preview?.state === "ready" ? (
            <>
              <p className="mails__subject">
                <span>{labels.subject}</span> {preview.mail.subject}
                {wanted.isOwn ? (
                  <span className="mails__about">
                    {preview.mail.order === null ? labels.sampleNotice : labels.about(orderName(preview.mail.order))}
                  </span>
                ) : null}
              </p>
              {view === "text" ? (
                <pre className="mails__text">{preview.mail.text}</pre>
              ) : (
                <MailFrame
                  key={`${kind} ${view}`}
                  title={preview.mail.subject}
                  html={preview.mail.html}
                  scheme={scheme}
                  isPhone={view === "phone"}
                  hasLinks
                />
              )}
            </>
          ) : null}
        </section>
      </div>
    </main>
  );
}

type Preview = MailRequest & ({ state: "ready"; mail: MailPreview } | { state: "failed"; failure: Failure });

/** A mail of a type, as a sample or about the owner's last order; `null` while loading. A new `round` reloads it. */
function useMailPreview({ kind, isOwn }: MailRequest, round: number): Preview | null {
  const [preview, setPreview] = useState<(Preview & { round: number }) | null>(null);
  useEffect(() => {
    let isWanted = true;
    previewMail({ kind, isOwn }).then(
      (mail) => isWanted && setPreview({ kind, isOwn, round, state: "ready", mail }),
      (error: unknown) => {
        const failure = toFailure(error);
        if (isWanted) setPreview({ kind, isOwn, round, state: "failed", failure });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [kind, isOwn, round]);
  return preview && preview.kind === kind && preview.isOwn === isOwn && preview.round === round ? preview : null;
}

/** Sends the shown mail to the owner, who is the only possible recipient. */
function TestMailButton({ wanted }: { wanted: MailRequest }) {
  const { isBusy, run } = useAction(showFailure);
  const send = () =>
    run(async () => {
      showToast(labels.sentTo(await sendTestMail(wanted)));
    });
  return (
    <Button size="sm" icon={Send} isBusy={isBusy} onClick={send}>
      {labels.sendTestToMe}
    </Button>
  );
}
