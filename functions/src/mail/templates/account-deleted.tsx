import { DELETION_DAYS, RELEASED_DAYS } from "@awning/domain/account/deletion";
import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["account-deleted"];

export function accountDeletedSubject(): string {
  return "Your Awning account is deleted";
}

/** The last mail of an account. */
export function AccountDeleted(content: Content) {
  return (
    <OwnerMail
      title={accountDeletedSubject()}
      preview="What was deleted, and what buyers can still access."
      footer={`Sent because the account of ${content.username} at ${shownUrl(content.siteUrl)} was deleted ${DELETION_DAYS} days after you requested it.`}
    >
      <Title>Your account is deleted.</Title>
      <Paragraph>
        Your account, links, pages, products, contacts and settings are deleted. Unused pictures are deleted within two days.
      </Paragraph>
      <Paragraph>
        Buyers can still open their orders, invoices and downloads for {RELEASED_DAYS} days. After that, these are deleted too. The name{" "}
        {content.username} stays reserved until then.
      </Paragraph>
      <Aside>
        Thanks for using Awning. You can come back anytime:{" "}
        <InlineLink href={`${content.siteUrl}/`}>{shownUrl(content.siteUrl)}</InlineLink> is open to you.
      </Aside>
    </OwnerMail>
  );
}
