import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailDate } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["username-changed"];

export function usernameChangedSubject({ siteUrl, username }: Content): string {
  return `Your page is ${shownUrl(siteUrl)}/${username} now`;
}

/** Tells an owner that the page has another name, and how long the old one leads there. */
export function UsernameChanged(content: Content) {
  const site = shownUrl(content.siteUrl);
  return (
    <OwnerMail
      title={usernameChangedSubject(content)}
      preview={`The old name leads there until ${mailDate(content.until, content.locale, content.timeZone)}.`}
      footer={`Sent because the page ${site}/${content.old} has another name now.`}
    >
      <Title>Your page has a new name.</Title>
      <Paragraph>
        It is{" "}
        <b>
          {site}/{content.username}
        </b>{" "}
        from now on. Whoever opens {site}/{content.old} is led there until {mailDate(content.until, content.locale, content.timeZone)};
        after that the old name is free for others. Printed it somewhere? You have until then.
      </Paragraph>
      <Action href={content.pageUrl}>Open your page</Action>
      <Aside>
        Not you? <InlineLink href={content.resetUrl}>Choose a new password</InlineLink>: somebody is logged in to your account.
      </Aside>
    </OwnerMail>
  );
}
