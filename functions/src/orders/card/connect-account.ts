import type { CardSettings } from "@awning/domain/card-settings";
import type { CommandOutput } from "@awning/domain/commands";
import { Failure } from "@awning/domain/failure";
import { paths } from "@awning/domain/paths";
import { getAccount } from "#data/accounts.ts";
import { findSiteOfAccount, getCardSettings, setCardSettings } from "#data/card-settings.ts";
import { ProviderError } from "#gateways/payments/port.ts";
import type { CardAccount } from "#gateways/payments/stripe-accounts.ts";
import { config } from "#platform/config.ts";
import { log } from "#platform/log.ts";
import { type Request, requireCaller } from "#platform/request.ts";
import { cardProvider } from "./providers.ts";

/**
 * Leads an owner to the card provider's own pages, where they open or finish an account. A site without a provider answers
 * `method_unavailable`, a provider that cannot be reached `busy`.
 */
export async function connectCard(_input: object, request: Request): Promise<CommandOutput<"connect-card">> {
  const { uid } = requireCaller(request);
  const [provider, known, owner] = await Promise.all([cardProvider(), getCardSettings(uid), getAccount(uid)]);
  if (!provider) throw new Failure("method_unavailable", { method: "payment" });
  if (!owner) throw new Failure("not_found");
  return reach(async () => {
    const account =
      known && !known.isDisconnected
        ? await provider.accounts.look(known.account)
        : await provider.accounts.open({ siteId: uid, email: owner.email, before: known?.account ?? "" });
    await setCardSettings(uid, toSettings(account, known?.isEnabled ?? true, request.now));
    const back = `${config().siteUrl}${paths.settings}?card=back`;
    return { url: await provider.accounts.onboardingUrl(account.account, { backUrl: back, againUrl: back }) };
  });
}

/** Turns paying by card on or off, and looks how the owner's account stands now. */
export async function changeCard(input: { isEnabled: boolean }, request: Request): Promise<CommandOutput<"change-card">> {
  const { uid } = requireCaller(request);
  const [provider, known] = await Promise.all([cardProvider(), getCardSettings(uid)]);
  if (!provider || !known) throw new Failure("not_found");
  await setCardSettings(uid, { ...known, isEnabled: input.isEnabled, updatedAt: request.now });
  await reach(() => refreshAccount(known.account, request.now));
  return { canCharge: (await getCardSettings(uid))?.canCharge ?? false };
}

/**
 * Brings the settings of a shop up to date with its account at the provider: one that was taken away from us takes no cards any
 * more. Accounts that no shop has are nobody's.
 * @throws ProviderError when the provider cannot be asked now
 */
export async function refreshAccount(accountId: string, now: number): Promise<void> {
  const [provider, siteId] = await Promise.all([cardProvider(), findSiteOfAccount(accountId)]);
  const known = siteId && (await getCardSettings(siteId));
  if (!provider || !known || known.account !== accountId) return;
  const account = await provider.accounts.look(accountId).catch((error: unknown) => {
    if (error instanceof ProviderError && error.trouble === "revoked") return null;
    throw error;
  });
  const gone = { ...known, canCharge: false, isSubmitted: false, isDisconnected: true, updatedAt: now };
  await setCardSettings(siteId, account ? toSettings(account, known.isEnabled, now) : gone);
}

function toSettings({ account, canCharge, isSubmitted }: CardAccount, isEnabled: boolean, now: number): CardSettings {
  const isTest = /^(sk|rk)_test_/.test(config().stripe?.key ?? "");
  return { account, canCharge, isSubmitted, isEnabled, isDisconnected: false, isTest, updatedAt: now };
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
