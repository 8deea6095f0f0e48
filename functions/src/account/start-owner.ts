import type { Account } from "@awning/domain/account/account";
import { TERMS_VERSION } from "@awning/domain/account/terms-version";
import { DEFAULT_THEME } from "@awning/domain/design/theme";
import { nextSummaryAt } from "@awning/domain/notification/summary";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { NO_INFORMATION } from "@awning/domain/site/information";
import type { Site } from "@awning/domain/site/site";
import { zoneSchema } from "@awning/domain/time/zoned-time";
import { createAccount } from "#data/account/accounts.ts";
import { type HeldName, writeClaim } from "#data/account/usernames.ts";
import type { Writes } from "#data/core/writes.ts";
import { createProfile } from "#data/site/information.ts";
import { createShopSettings } from "#data/site/shop-settings.ts";
import { createSite } from "#data/site/sites.ts";

export type NewOwner = { uid: string; email: string; locale: string; timeZone: string; now: number };

/** A sign-up takes several steps, so its sign-in is first checked an hour later. */
const SETTLED_MS = 3_600_000;

/** Adds what every owner starts with. The time zone is the device's, if this runtime knows it. */
export function startOwner(writes: Writes, held: HeldName, { uid, email, locale, timeZone, now }: NewOwner): void {
  const username = held.name;
  const zone = zoneSchema.safeParse(timeZone).data ?? NO_INFORMATION.profile.zone;
  const account: Account = {
    email,
    username,
    locale,
    timeZone,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: now,
    usernameChanges: [],
    deletion: null,
    suspension: null,
    emailChange: null,
    devices: {},
    addressReturned: null,
    isPasswordRemoved: false,
    passkeysAdded: 0,
    recoveryCodesMade: 0,
    sessions: {},
    hasGoogle: null,
    summaryAt: nextSummaryAt(uid, now, zone),
    signInCheckAt: now + SETTLED_MS,
    sessionsEndAt: null,
    createdAt: now,
  };
  const site: Site = {
    username,
    displayName: username,
    headline: "",
    bio: "",
    avatar: null,
    cover: null,
    socials: {},
    theme: DEFAULT_THEME,
    published: false,
    suspendedAt: null,
    leavesAt: null,
    createdAt: now,
    updatedAt: now,
  };
  writeClaim(writes, held, { uid, state: "active", redirectTo: null, since: now, until: null });
  createAccount(writes, uid, account);
  createSite(writes, uid, site);
  createShopSettings(writes, uid, DEFAULT_SHOP_SETTINGS);
  createProfile(writes, uid, { ...NO_INFORMATION.profile, zone });
}
