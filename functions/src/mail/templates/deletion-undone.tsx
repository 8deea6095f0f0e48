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
      preview="The deletion was taken back. Nothing is lost."
      footer={`Sent because the account of ${content.username} at ${shownUrl(content.siteUrl)} was asked to be kept.`}
    >
      <Title>You are staying.</Title>
      <Paragraph>
        {content.isSuspended
          ? "The deletion of your account was taken back, and nothing of it is lost. Your page stays closed for the reason that we wrote to you."
          : `The deletion of your account was taken back. Your page ${shownUrl(content.siteUrl)}/${content.username} is as it was before, and nothing of it is lost.`}
      </Paragraph>
      <Action href={content.dashboardUrl}>Open the dashboard</Action>
      <Aside>
        Not you? <InlineLink href={content.resetUrl}>Choose a new password</InlineLink>: somebody knows the present one. Then you can ask
        for the deletion again.
      </Aside>
    </OwnerMail>
  );
}
