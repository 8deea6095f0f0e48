import { defuse } from "../defuse.ts";
import type { MailContentOf } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { ListMail } from "../parts/list-mail.tsx";
import { OwnWords } from "../parts/own-words.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["signed-up"];

export function signedUpSubject({ shop }: Content): string {
  return `You're subscribed to ${defuse(shop.name)}`;
}

/** Says what was agreed to, and keeps the way out at hand. */
export function SignedUp(content: Content) {
  const name = defuse(content.shop.name);
  return (
    <ListMail content={content} title={signedUpSubject(content)} preview={`${name} will email you when there's news.`}>
      <Title>You're subscribed.</Title>
      <Paragraph aligned>{name} will email you when there's news. Keep this email to unsubscribe later.</Paragraph>
      <Action href={content.shop.url}>Visit the page</Action>
      <OwnWords from="What you agreed to" text={content.consent} />
      <Aside>
        Changed your mind?{" "}
        <InlineLink href={content.leaveUrl} quiet>
          Unsubscribe
        </InlineLink>{" "}
        with one click, anytime.
      </Aside>
    </ListMail>
  );
}
