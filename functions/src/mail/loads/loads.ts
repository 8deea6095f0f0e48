import type { Mail, MailKind } from "@awning/domain/mail/mail";
import type { LoadedMail, MailContentOf } from "../mail-content.ts";

/** A loaded mail. Sender name and reply address default to Awning's. */
export type Loaded<Content> = Partial<Omit<LoadedMail, "content">> & { content: Content };

export type ToLoad = Pick<Mail, "kind" | "to" | "subject" | "createdAt">;

/** Loaders that run when a mail is sent; `null` when nothing is left to say. */
export type Loads<Kinds extends MailKind> = {
  readonly [Kind in Kinds]: (mail: ToLoad, now: number) => Promise<Loaded<MailContentOf[Kind]> | null>;
};
