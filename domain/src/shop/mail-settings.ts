import * as z from "zod/mini";
import { paragraph } from "../values/text.ts";

export const MAIL_WORDS_MAX = 500;

/** `sites/{siteId}/settings/mail`: the owner's text in order mails, written by the owner. */
export const mailSettingsSchema = z.object({ text: z._default(paragraph(MAIL_WORDS_MAX), "") });
export type MailSettings = z.infer<typeof mailSettingsSchema>;

export const NO_MAIL_SETTINGS: MailSettings = { text: "" };
