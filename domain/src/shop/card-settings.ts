import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";

/**
 * `sites/{siteId}/settings/card`: the owner's own account at the card provider, which holds their data and their money.
 * Written by functions only. `updatedAt` in ms since 1970.
 */
export const cardSettingsSchema = z.object({
  account: z.string(),
  /** Whether the provider lets it take cards. */
  canCharge: z.boolean(),
  /** Whether the provider has all it asked the owner for. */
  isSubmitted: z.boolean(),
  isEnabled: z.boolean(),
  /** Whether its owner took it away from us, at the provider: we cannot ask it for anything any more. */
  isDisconnected: z._default(z.boolean(), false),
  /** Whether only pretended money moves. */
  isTest: z.boolean(),
  updatedAt: timestampSchema,
});
export type CardSettings = z.infer<typeof cardSettingsSchema>;

/** Whether buyers are offered to pay by card. */
export function takesCards(card: CardSettings | null | undefined): card is CardSettings {
  return card?.isEnabled === true && card.canCharge;
}
