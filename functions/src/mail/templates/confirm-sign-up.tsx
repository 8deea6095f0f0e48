import { CONFIRM_DAYS } from "@awning/domain/contact/contact";
import { defuse } from "../defuse.ts";
import type { MailContentOf } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { ListMail } from "../parts/list-mail.tsx";
import { OwnWords } from "../parts/own-words.tsx";
import { Aside, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["confirm-sign-up"];

export function confirmSignUpSubject({ shop }: Content): string {
  return `Confirm your subscription to ${defuse(shop.name)}`;
}

/** Asks whether it was really the person of this address who signed up. */
export function ConfirmSignUp(content: Content) {
  const name = defuse(content.shop.name);
  return (
    <ListMail content={content} title={confirmSignUpSubject(content)} preview={`Confirm to get emails from ${name}.`}>
      <Title>Confirm your subscription.</Title>
      <Paragraph aligned>This address was signed up for emails from {name}. Was this you?</Paragraph>
      <Action href={content.url}>Confirm subscription</Action>
      <OwnWords from="What you agree to" text={content.consent} />
      <Aside>The link works for {CONFIRM_DAYS} days. If this wasn't you, ignore this email and you won't hear from them.</Aside>
    </ListMail>
  );
}
