import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["page-restored"];

export function pageRestoredSubject({ username }: Content): string {
  return `Your page ${username} was restored`;
}

/** Tells an owner that their page is no longer closed. */
export function PageRestored(content: Content) {
  return (
    <OwnerMail
      title={pageRestoredSubject(content)}
      preview="Everything is as you left it."
      footer={`You're getting this because your page at ${shownUrl(content.siteUrl)} is no longer suspended.`}
    >
      <Title>Your page is restored.</Title>
      <Paragraph>
        We've reviewed {shownUrl(content.siteUrl)}/{content.username} and lifted the suspension. Everything is as you left it, and you can
        make changes again. If it was published before, it's live again.
      </Paragraph>
      <Action href={content.dashboardUrl}>Open the dashboard</Action>
    </OwnerMail>
  );
}
