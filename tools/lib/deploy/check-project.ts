import { PASSWORD_MIN } from "@awning/domain/account/account";
import { isDemoSecret } from "../../../functions/src/platform/config.ts";
import type { AuthConfig } from "./ask-google.ts";

/** One thing that is looked at: whether it is right, and what to do where it is not. */
export type Finding = { what: string; isGood: boolean; todo: string };

/** What Firebase Auth's own interface, which anybody can call, must not let anybody do. `siteUrl` is the origin of the site. */
export function checkAuth(config: AuthConfig, siteUrl: string): Finding[] {
  const { passwordPolicyEnforcementState: state, passwordPolicyVersions: policies } = config.passwordPolicyConfig;
  const shortest = Math.max(0, ...policies.map(({ customStrengthOptions }) => customStrengthOptions.minPasswordLength));
  const host = new URL(siteUrl).hostname;
  const { signIn } = config;
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
      what: "People sign in by password or Google alone, each address once",
      isGood: signIn.email.passwordRequired && !signIn.phoneNumber.enabled && !signIn.anonymous.enabled && !signIn.allowDuplicateEmails,
      todo: "Authentication > Sign-in method: turn off e-mail links, phone and anonymous; one account for each address.",
    },
    {
      what: `Sign-ins come back to ${host}`,
      isGood: config.authorizedDomains.includes(host),
      todo: `${settings} > Authorized domains: add ${host}.`,
    },
  ];
}

/** Whether the secrets of a project are its own. `secrets` by name. */
export function checkSecrets(secrets: Readonly<Record<string, string>>): Finding[] {
  const { ORDER_LINK_SECRET: links = "", STRIPE_WEBHOOK_SECRET: webhook = "", STRIPE_SECRET_KEY: stripe = "" } = secrets;
  const takesCards = stripe !== "" && stripe !== "none";
  return [
    {
      what: "The links of orders are signed by a secret of this project alone",
      isGood: links.length >= 32 && !isDemoSecret(links) && links !== webhook,
      todo: "`openssl rand -base64 48 | npx firebase functions:secrets:set ORDER_LINK_SECRET --data-file -`",
    },
    {
      what: "Events of the card provider are signed by a secret of this project alone",
      isGood: !takesCards || (/^whsec_\S{16,}$/.test(webhook) && !isDemoSecret(webhook)),
      todo: "Set STRIPE_WEBHOOK_SECRET to the signing secret of the endpoint in Stripe.",
    },
    {
      what: "The card provider is Stripe itself",
      isGood: !takesCards || !isDemoSecret(stripe),
      todo: "Set STRIPE_SECRET_KEY to the key of the platform’s account, or to `none`.",
    },
  ];
}
