import { DELETION_DAYS, RELEASED_DAYS } from "@awning/domain/deletion";
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
      preview="What is gone, and what stays for your buyers."
      footer={`Sent because the account of ${content.username} at ${shownUrl(content.siteUrl)} was deleted, ${DELETION_DAYS} days after that was asked for.`}
    >
      <Title>Your stall is packed up.</Title>
      <Paragraph>
        Your account is deleted, and so are your links, pages, products, contacts and settings. Pictures that no order shows follow within
        two days.
      </Paragraph>
      <Paragraph>
        Buyers can read their orders and invoices, and fetch what they bought, for {RELEASED_DAYS} days by the links they have. Then these
        go as well. Nobody else can have the name {content.username} before that.
      </Paragraph>
      <Aside>
        Thank you for having been here. Should you miss it:{" "}
        <InlineLink href={`${content.siteUrl}/`}>{shownUrl(content.siteUrl)}</InlineLink> has room for another stall.
      </Aside>
    </OwnerMail>
  );
}
