import type { Mail, MailKind } from "@awning/domain/mail/mail";
import type { LoadedMail, MailContentOf } from "../mail-content.ts";

/** What was looked up for a mail: who it seems to come from and where answers go are Awning and nowhere, unless said. */
export type Loaded<Content> = Partial<Omit<LoadedMail, "content">> & { content: Content };

/** What of a mail says what it tells. */
export type ToLoad = Pick<Mail, "kind" | "to" | "subject" | "createdAt">;

/** How what some of the mails tell is looked up when they are sent; `null` when there is nothing to tell any more. */
export type Loads<Kinds extends MailKind> = {
  readonly [Kind in Kinds]: (mail: ToLoad, now: number) => Promise<Loaded<MailContentOf[Kind]> | null>;
};
