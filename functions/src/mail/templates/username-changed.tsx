import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailDate } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["username-changed"];

export function usernameChangedSubject({ siteUrl, username }: Content): string {
  return `Your page is now ${shownUrl(siteUrl)}/${username}`;
}

/** Tells an owner that the page has another name, and how long the old one leads there. */
export function UsernameChanged(content: Content) {
  const site = shownUrl(content.siteUrl);
  return (
    <OwnerMail
      title={usernameChangedSubject(content)}
      preview={`The old address redirects there until ${mailDate(content.until, content.locale, content.timeZone)}.`}
      footer={`You're getting this because the name of ${site}/${content.old} was changed.`}
    >
      <Title>Your page has a new name.</Title>
      <Paragraph>
        It is{" "}
        <b>
          {site}/{content.username}
        </b>{" "}
        from now on. Anyone who opens {site}/{content.old} is redirected there until{" "}
        {mailDate(content.until, content.locale, content.timeZone)}. After that, others can use the old name. If you printed it somewhere,
        update it by then.
      </Paragraph>
      <Action href={content.pageUrl}>Open your page</Action>
      <Aside>
        Not you? <InlineLink href={content.resetUrl}>Reset your password</InlineLink>right away: someone else is logged in to your account.
      </Aside>
    </OwnerMail>
  );
}
