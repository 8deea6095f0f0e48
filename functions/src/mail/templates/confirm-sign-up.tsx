import { CONFIRM_DAYS } from "@awning/domain/contact";
import { defuse } from "../defuse.ts";
import type { MailContentOf } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { ListMail } from "../parts/list-mail.tsx";
import { OwnWords } from "../parts/own-words.tsx";
import { Aside, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["confirm-sign-up"];

export function confirmSignUpSubject({ shop }: Content): string {
  return `Please confirm: news from ${defuse(shop.name)}`;
}

/** Asks whether it was really the person of this address who signed up. */
export function ConfirmSignUp(content: Content) {
  const name = defuse(content.shop.name);
  return (
    <ListMail content={content} title={confirmSignUpSubject(content)} preview={`One click, and ${name} may write to you.`}>
      <Title>One last click.</Title>
      <Paragraph aligned>Somebody signed up this address for news from {name}. Was it you?</Paragraph>
      <Action href={content.url}>Yes, that was me</Action>
      <OwnWords from="This is what you agree to" text={content.consent} />
      <Aside>The link works for {CONFIRM_DAYS} days. If it was not you, do nothing: nobody writes to you without this click.</Aside>
    </ListMail>
  );
}
