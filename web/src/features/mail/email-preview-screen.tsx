import { MAIL_KINDS, type MailKind } from "@awning/domain/mail/mail";
import { orderName } from "@awning/domain/order/order";
import { useEffect, useRef, useState } from "react";
import { useSession } from "#data/account/session.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Segment } from "#ui/segment.tsx";
import { failureWords } from "#ui/words.ts";
import { MAIL_NAMES } from "./kind-names.ts";
import { MailFrame } from "./mail-frame.tsx";
import { TestMailButton } from "./test-mail-button.tsx";
import { useMailPreview } from "./use-mail-preview.ts";
import "./email-preview.css";

const VIEWS = [
  { key: "desktop", label: "Desktop" },
  { key: "phone", label: "Phone" },
  { key: "text", label: "Plain text" },
] as const;
const SCHEMES = [
  { key: "light", label: "Light" },
  { key: "dark", label: "Dark" },
] as const;

const CONTENTS = [
  { key: "sample", label: "Sample" },
  { key: "own", label: "My last order" },
] as const;

/** Every mail that Awning sends, with sample contents or about the own last order. Development builds only. */
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
  // On a phone the kinds stand in one line, longer than the screen.
  useEffect(() => chosen.current?.scrollIntoView({ block: "nearest", inline: "center" }), []);
  return (
    <main id="main" tabIndex={-1} className="mails">
      <PageHeader title="Emails" state={[`${MAIL_KINDS.length} emails`, "sample contents", "development only"]} />
      <div className="mails__body">
        <nav className="mails__kinds" aria-label="Emails">
          {MAIL_KINDS.map((one) => (
            <button
              key={one}
              ref={one === kind ? chosen : undefined}
              type="button"
              aria-current={one === kind}
              onClick={() => setKind(one)}
            >
              <b>{MAIL_NAMES[one].name}</b>
              <span>To the {MAIL_NAMES[one].to.toLowerCase()}</span>
            </button>
          ))}
        </nav>
        <section className="mails__mail" aria-label={MAIL_NAMES[kind].name} aria-busy={preview === null}>
          <div className="mails__bar">
            <Segment label="View" items={VIEWS} current={view} onChange={setView} />
            {isSignedIn ? <Segment label="Content" items={CONTENTS} current={contents} onChange={setContents} /> : null}
            {isSignedIn ? <TestMailButton wanted={wanted} /> : null}
            {view === "text" ? null : <Segment label="Color mode" items={SCHEMES} current={scheme} onChange={setScheme} />}
          </div>
          {preview?.state === "failed" ? (
            <Notice tone="red" action={<Button onClick={() => setRound(round + 1)}>Try again</Button>}>
              {failureWords(preview.failure)}
            </Notice>
          ) : null}
          {preview?.state === "ready" ? (
            <>
              <p className="mails__subject">
                <span>Subject</span> {preview.mail.subject}
                {wanted.isOwn ? (
                  <span className="mails__about">
                    {preview.mail.order === null
                      ? "Your last order doesn't have this email, so this is the sample"
                      : `About ${orderName(preview.mail.order)}`}
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
                />
              )}
            </>
          ) : null}
        </section>
      </div>
    </main>
  );
}
