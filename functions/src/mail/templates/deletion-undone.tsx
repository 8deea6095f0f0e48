import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["deletion-undone"];

export function deletionUndoneSubject(): string {
  return "Your Awning account stays";
}

/** Tells an owner that the deletion was taken back: whoever did it may not have been them. */
export function DeletionUndone(content: Content) {
  return (
    <OwnerMail
      title={deletionUndoneSubject()}
      preview="The deletion was canceled. Nothing is lost."
      footer={`You're getting this because the deletion of ${content.username} at ${shownUrl(content.siteUrl)} was canceled.`}
    >
      <Title>Your account is restored.</Title>
      <Paragraph>
        {content.isSuspended
          ? "The deletion of your account was canceled and nothing is lost. Your page stays suspended for the reason we emailed you."
          : `The deletion of your account was canceled. Your page ${shownUrl(content.siteUrl)}/${content.username} is back as it was, and nothing is lost.`}
      </Paragraph>
      <Action href={content.dashboardUrl}>Open the dashboard</Action>
      <Aside>
        Not you? <InlineLink href={content.resetUrl}>Reset your password</InlineLink>right away. Then you can request the deletion again.
      </Aside>
    </OwnerMail>
  );
}
