import { PASSWORD_MIN } from "@awning/domain/account/account";
import { isDemoSecret } from "../../../functions/src/platform/config.ts";
import type { AuthConfig } from "./ask-google.ts";
import type { SignInWay } from "./sign-in-calls.ts";

/** A check with its result, and what to do if it failed. */
export type Finding = { what: string; isGood: boolean; todo: string };

export function lineOf({ what, isGood, todo }: Finding): string {
  return isGood ? `✓ ${what}` : `✗ ${what}\n    ${todo}`;
}

/** The default limit of sign-ups per address and hour. */
const SIGN_UPS_AN_HOUR = 100;
const WORDS: Record<Exclude<SignInWay, "google">, string> = {
  password: "Email/Password",
  anonymous: "Anonymous",
  emailLink: "Email link (passwordless sign-in)",
  phone: "Phone",
};

/**
 * Checks Firebase Auth's public API. `siteUrl` is the site's origin; `ways` are the app's sign-in methods, which must be enabled, and all
 * others disabled. The response does not show whether Google is enabled.
 */
export function checkAuth(config: AuthConfig, siteUrl: string, ways: ReadonlySet<SignInWay>): Finding[] {
  const { passwordPolicyEnforcementState: state, passwordPolicyVersions: policies } = config.passwordPolicyConfig;
  const shortest = Math.max(0, ...policies.map(({ customStrengthOptions }) => customStrengthOptions.minPasswordLength));
  const host = new URL(siteUrl).hostname;
  const { signIn } = config;
  const isOn = {
    password: signIn.email.enabled,
    anonymous: signIn.anonymous.enabled,
    emailLink: signIn.email.enabled && !signIn.email.passwordRequired,
    phone: signIn.phoneNumber.enabled,
  };
  const other = (["password", "anonymous", "emailLink", "phone"] as const).filter((way) => isOn[way] !== ways.has(way));
  const signUps = config.quota.signUpQuotaConfig?.quota ?? SIGN_UPS_AN_HOUR;
  const settings = "Authentication > Settings";
  return [
    {
      what: `Passwords have at least ${PASSWORD_MIN} characters, whoever sets them`,
      isGood: state === "ENFORCE" && shortest >= PASSWORD_MIN,
      todo: `${settings} > Password policy: require enforcement, minimum length ${PASSWORD_MIN}.`,
    },
    {
      what: "Nobody learns who has an account, and no address changes before it is confirmed",
      isGood: config.emailPrivacyConfig.enableImprovedEmailPrivacy,
      todo: `${settings} > User actions: turn on e-mail enumeration protection.`,
    },
    {
      what: "Nobody deletes a sign-in past the deletion of the account",
      isGood: config.client.permissions.disabledUserDeletion,
      todo: `${settings} > User actions: turn off "Enable delete".`,
    },
    {
      what: "People can sign in the ways the app uses, and no other",
      isGood: other.length === 0,
      todo: `Authentication > Sign-in method: ${other.map((way) => `turn ${ways.has(way) ? "on" : "off"} ${WORDS[way]}`).join(", ")}.`,
    },
    {
      what: "Each address has one account",
      isGood: !signIn.allowDuplicateEmails,
      todo: `${settings} > User account linking: link accounts that use the same email.`,
    },
    {
      what: "Anonymous users of visitors are deleted after 30 days and not billed",
      isGood: !ways.has("anonymous") || config.autodeleteAnonymousUsers,
      todo: `${settings} > User account management: turn on automatic clean-up of anonymous users.`,
    },
    {
      what: `One address makes at most ${signUps} users an hour`,
      isGood: signUps <= SIGN_UPS_AN_HOUR,
      todo: `${settings} > Sign-up quota: end the temporary quota, or set ${SIGN_UPS_AN_HOUR} or less.`,
    },
    {
      what: `Sign-ins come back to ${host}`,
      isGood: config.authorizedDomains.includes(host),
      todo: `${settings} > Authorized domains: add ${host}.`,
    },
  ];
}

/** Checks that a project's secrets are not the demo's. `secrets` by name; each finding is about one. */
export function checkSecrets(secrets: Readonly<Record<string, string>>): (Finding & { secret: string })[] {
  const { ORDER_LINK_SECRET: links = "", STRIPE_WEBHOOK_SECRET: webhook = "", STRIPE_SECRET_KEY: stripe = "" } = secrets;
  const takesCards = stripe !== "" && stripe !== "none";
  return [
    {
      secret: "ORDER_LINK_SECRET",
      what: "The links of orders are signed by a secret of this project alone",
      isGood: links.length >= 32 && !isDemoSecret(links) && links !== webhook,
      todo: "`openssl rand -base64 48 | npx firebase functions:secrets:set ORDER_LINK_SECRET --data-file -`",
    },
    {
      secret: "STRIPE_WEBHOOK_SECRET",
      what: "Events of the card provider are signed by a secret of this project alone",
      isGood: !takesCards || (/^whsec_\S{16,}$/.test(webhook) && !isDemoSecret(webhook)),
      todo: "Set STRIPE_WEBHOOK_SECRET to the signing secret of the endpoint in Stripe.",
    },
    {
      secret: "STRIPE_SECRET_KEY",
      what: "The card provider is Stripe itself",
      isGood: !takesCards || !isDemoSecret(stripe),
      todo: "Set STRIPE_SECRET_KEY to the key of the platform’s account, or to `none`.",
    },
  ];
}
