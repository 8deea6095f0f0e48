import * as z from "zod/mini";
import { paragraph } from "../values/text.ts";

export const MAIL_WORDS_MAX = 500;

/** `sites/{siteId}/settings/mail`: words of the owner's own that stand in the mails about an order. The owner writes it. */
export const mailSettingsSchema = z.object({ text: z._default(paragraph(MAIL_WORDS_MAX), "") });
export type MailSettings = z.infer<typeof mailSettingsSchema>;

/** As nobody has said anything. */
export const NO_MAIL_SETTINGS: MailSettings = { text: "" };
