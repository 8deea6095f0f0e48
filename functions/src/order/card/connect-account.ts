import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import type { CardSettings } from "@awning/domain/shop/card-settings";
import { getAccount } from "#data/account/accounts.ts";
import { limitAll } from "#data/core/shared-limits.ts";
import { changeCardSettings, findSiteOfAccount, getCardSettings } from "#data/site/shop-settings.ts";
import { ProviderError } from "#gateways/payments/port.ts";
import type { CardAccount } from "#gateways/payments/stripe-accounts.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { config } from "#platform/config.ts";
import { log } from "#platform/log.ts";
import { type CardProvider, cardProvider } from "./providers.ts";

/**
 * Returns the provider's onboarding URL, where the owner opens or completes an account.
 * @throws Failure `unverified` for an unconfirmed address, because the account is opened for it; `method_unavailable` without a provider;
 * `busy` when the provider is unreachable
 */
export async function connectCard(_input: object, request: Request): Promise<CommandOutput<"connect-card">> {
  const { uid, isVerified } = requireCaller(request);
  if (!isVerified) throw new Failure("unverified");
  await limitAll("card-account.all", request.now);
  const [provider, known, owner] = await Promise.all([cardProvider(), getCardSettings(uid), getAccount(uid)]);
  if (!provider) throw new Failure("method_unavailable", { method: "payment" });
  if (!owner) throw new Failure("not_found");
  return reach(async () => {
    const before = known?.account ?? "";
    const theirs = known && !known.isDisconnected ? await lookUnlessRevoked(provider, known.account) : null;
    const account = theirs ?? (await provider.accounts.open({ siteId: uid, email: owner.email, before }));
    const kept = await changeCardSettings(uid, (stored) => {
      // A concurrent request may have connected another account; that one stays.
      if (stored && stored.account !== before && stored.account !== account.account) return null;
      return { account: account.account, isEnabled: stored?.isEnabled ?? true, ...standing(account), updatedAt: request.now };
    });
    const back = `${config().siteUrl}${settingsPaths.section("payments")}?card=back`;
    return { url: await provider.accounts.onboardingUrl(kept?.account ?? account.account, { backUrl: back, againUrl: back }) };
  });
}

export async function changeCard(input: { isEnabled: boolean }, request: Request): Promise<CommandOutput<"change-card">> {
  const { uid } = requireCaller(request);
  await limitAll("card-account.all", request.now);
  const [provider, known] = await Promise.all([cardProvider(), getCardSettings(uid)]);
  if (!provider || !known) throw new Failure("not_found");
  await changeCardSettings(uid, (stored) => stored && { ...stored, isEnabled: input.isEnabled, updatedAt: request.now });
  await reach(() => refreshAccount(known.account, request.now));
  return { canCharge: (await getCardSettings(uid))?.canCharge ?? false };
}

/**
 * Updates a shop's card settings from its provider account. A revoked account takes no more cards.
 * @throws ProviderError when unreachable
 */
export async function refreshAccount(accountId: string, now: number): Promise<void> {
  const [provider, siteId] = await Promise.all([cardProvider(), findSiteOfAccount(accountId)]);
  if (!provider || !siteId) return;
  const account = await lookUnlessRevoked(provider, accountId);
  // The owner may have changed the settings while the provider answered.
  await changeCardSettings(siteId, (stored) => {
    if (stored?.account !== accountId) return null;
    return { ...stored, ...(account ? standing(account) : GONE), updatedAt: now };
  });
}

type Standing = Omit<CardSettings, "account" | "isEnabled" | "updatedAt">;
const GONE = { canCharge: false, isSubmitted: false, isDisconnected: true } satisfies Partial<Standing>;

function standing({ canCharge, isSubmitted }: CardAccount): Standing {
  return { canCharge, isSubmitted, isDisconnected: false, isTest: /^(sk|rk)_test_/.test(config().stripe?.key ?? "") };
}

async function lookUnlessRevoked({ accounts }: CardProvider, account: string): Promise<CardAccount | null> {
  try {
    return await accounts.look(account);
  } catch (error) {
    if (error instanceof ProviderError && error.trouble === "revoked") return null;
    throw error;
  }
}

async function reach<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.providerRefused("orders/connect-card", error);
    throw new Failure("busy", {}, { cause: error });
  }
}
