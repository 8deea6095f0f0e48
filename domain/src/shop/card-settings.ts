import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";

/** `sites/{siteId}/settings/card`: the owner's card provider account. Written only by functions. `updatedAt` in ms since 1970. */
export const cardSettingsSchema = z.object({
  account: z.string(),
  canCharge: z.boolean(),
  /** Whether the owner submitted everything the provider asked for. */
  isSubmitted: z.boolean(),
  isEnabled: z.boolean(),
  /** Whether the owner disconnected the account at the provider, so that it can no longer be queried. */
  isDisconnected: z._default(z.boolean(), false),
  isTest: z.boolean(),
  updatedAt: timestampSchema,
});
export type CardSettings = z.infer<typeof cardSettingsSchema>;

export function takesCards(card: CardSettings | null | undefined): card is CardSettings {
  return card?.isEnabled === true && card.canCharge;
}
