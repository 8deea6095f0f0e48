import type Stripe from "stripe";
import * as z from "zod/mini";
import { ask } from "./ask-stripe.ts";

const accountSchema = z.object({
  object: z.literal("account"),
  id: z.string(),
  charges_enabled: z.boolean(),
  details_submitted: z.boolean(),
  metadata: z.nullish(z.object({ siteId: z.optional(z.string()) })),
});
const linkSchema = z.object({ object: z.literal("account_link"), url: z.string() });

/** An owner's Stripe account. `canCharge`: accepts cards; `isSubmitted`: Stripe has all it asked for. */
export type CardAccount = { account: string; canCharge: boolean; isSubmitted: boolean; siteId: string | null };
/** Owners' accounts. Stripe holds their data and money; we store only the account id. */
export type CardAccounts = {
  /** @param owner `before` is a disconnected account's id, empty for none */
  open(owner: { siteId: string; email: string; before: string }): Promise<CardAccount>;
  look(account: string): Promise<CardAccount>;
  /** A URL of Stripe's onboarding, valid for minutes. */
  onboardingUrl(account: string, urls: { backUrl: string; againUrl: string }): Promise<string>;
};

export function stripeAccounts(stripe: Stripe): CardAccounts {
  return {
    async open({ siteId, email, before }) {
      const created = await ask(accountSchema, () =>
        stripe.accounts.create(
          { type: "standard", email, metadata: { siteId } },
          { idempotencyKey: ["account", siteId, before].filter(Boolean).join(":") },
        ),
      );
      return toCardAccount(created);
    },
    async look(account) {
      return toCardAccount(await ask(accountSchema, () => stripe.accounts.retrieve(account)));
    },
    async onboardingUrl(account, { backUrl, againUrl }) {
      const link = await ask(linkSchema, () =>
        stripe.accountLinks.create({ account, type: "account_onboarding", return_url: backUrl, refresh_url: againUrl }),
      );
      return link.url;
    },
  };
}

function toCardAccount({ id, charges_enabled, details_submitted, metadata }: z.infer<typeof accountSchema>): CardAccount {
  return { account: id, canCharge: charges_enabled, isSubmitted: details_submitted, siteId: metadata?.siteId ?? null };
}
