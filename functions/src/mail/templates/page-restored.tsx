import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["page-restored"];

export function pageRestoredSubject({ username }: Content): string {
  return `Your page ${username} can be open again`;
}

/** Tells an owner that their page is no longer closed. */
export function PageRestored(content: Content) {
  return (
    <OwnerMail
      title={pageRestoredSubject(content)}
      preview="Everything is as you left it."
      footer={`Sent because the page of your account at ${shownUrl(content.siteUrl)} is no longer closed.`}
    >
      <Title>Your page is yours again.</Title>
      <Paragraph>
        We have looked at {shownUrl(content.siteUrl)}/{content.username} once more, and it is no longer closed. Everything is as you left
        it, and the dashboard can be used again. A page that was open before is open now.
      </Paragraph>
      <Action href={content.dashboardUrl}>Open the dashboard</Action>
    </OwnerMail>
  );
}
