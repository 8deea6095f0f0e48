import { accountSchema } from "@awning/domain/account/account";
import { mailSchema } from "@awning/domain/mail/mail";
import { sellerSchema } from "@awning/domain/order/money/invoice";
import { LEGAL_KINDS } from "@awning/domain/site/legal-titles";
import { languageSchema } from "@awning/domain/site/profile";
import { siteSchema } from "@awning/domain/site/site";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

const shopSchema = z.object({
  site: z.pick(siteSchema, {
    username: true,
    displayName: true,
    headline: true,
    theme: true,
    published: true,
    suspendedAt: true,
    leavesAt: true,
  }),
  account: z.pick(accountSchema, { email: true, locale: true, timeZone: true }),
  legal: z.array(z.enum(LEGAL_KINDS)),
  seller: z.nullable(sellerSchema),
  language: languageSchema,
});

/** What the task of a mail is told, so that it need not read it: the mail, when that was stored, and the shop as its event read it. */
const toldSchema = z.object({
  mail: mailSchema,
  guard: z.object({ seconds: z.number(), nanoseconds: z.number() }),
  shop: z.nullable(shopSchema),
});
/** The data of a task. What another version told is read instead. */
export const mailTaskSchema = z.object({
  mailId: z.string().check(z.minLength(1), z.maxLength(300)),
  told: z.catch(z.nullable(toldSchema), null),
});
export type Told = z.infer<typeof toldSchema>;
export type ToldShop = z.infer<typeof shopSchema>;

export function guardOf({ guard: { seconds, nanoseconds } }: Told): Timestamp {
  return new Timestamp(seconds, nanoseconds);
}

/** Of a shop with more than that. */
export function tellShop(shop: ToldShop): ToldShop | null {
  return z.safeParse(shopSchema, shop).data ?? null;
}
