import { defuse } from "../defuse.ts";
import type { MailContentOf } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { ListMail } from "../parts/list-mail.tsx";
import { OwnWords } from "../parts/own-words.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["signed-up"];

export function signedUpSubject({ shop }: Content): string {
  return `You are on the list of ${defuse(shop.name)}`;
}

/** Says what was agreed to, and keeps the way out at hand. */
export function SignedUp(content: Content) {
  const name = defuse(content.shop.name);
  return (
    <ListMail content={content} title={signedUpSubject(content)} preview={`${name} writes when there is something new.`}>
      <Title>You are on the list.</Title>
      <Paragraph aligned>{name} writes to you when there is something new. Keep this mail: it is also your way out.</Paragraph>
      <Action href={content.shop.url}>Visit the page</Action>
      <OwnWords from="You agreed to this" text={content.consent} />
      <Aside>
        Had enough?{" "}
        <InlineLink href={content.leaveUrl} quiet>
          Leave the list
        </InlineLink>{" "}
        with one click, whenever you like.
      </Aside>
    </ListMail>
  );
}
