import * as z from "zod/mini";

export const REGION = "europe-west1";
export const isEmulator = process.env.FUNCTIONS_EMULATOR === "true";

/** For functions that only read what is public: an account of their own, where the project has one, cannot write. */
export function readerAccount(): { serviceAccount?: string } {
  return __PAGE_ACCOUNT__ === "" ? {} : { serviceAccount: __PAGE_ACCOUNT__ };
}

type Secret = "SMTP_URL" | "ORDER_LINK_SECRET" | "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET";
/** The secrets that a function needs at run time. The emulators read demo values from `.env.demo-awning` instead. */
export function bindSecrets(...names: Secret[]): string[] {
  return isEmulator ? [] : names;
}
/** Every secret, for functions that send mails about orders. */
export const boundSecrets = bindSecrets("SMTP_URL", "ORDER_LINK_SECRET");
/** The secrets of functions that ask the card provider. */
export const paymentSecrets = bindSecrets("STRIPE_SECRET_KEY");

const SETTINGS = {
  /** Origin of the site without a slash at its end, for links in mails and orders. */
  SITE_URL: z.string().check(z.regex(/^https?:\/\/[^/\s]+$/)),
  /** Where Storage serves the bucket's objects; ends in `/b/<bucket>/o/`. */
  MEDIA_BASE: z.string().check(z.regex(/^https?:\/\/\S+\/b\/[^/\s]+\/o\/$/)),
  /** Key of the HMAC in order links. Changing it ends every link given out so far. */
  ORDER_LINK_SECRET: z.string().check(z.minLength(32)),
  SMTP_URL: z.string().check(z.regex(/^smtps?:\/\/\S+$/)),
  MAIL_FROM: z.string().check(z.minLength(3)),
  /** Where reports of pages go; empty for the address of `MAIL_FROM`. */
  ABUSE_MAIL: z._default(z.string().check(z.regex(/^(?:[^@\s<>]+@[^@\s<>]+)?$/)), ""),
  /** Where messages of the contact form go; empty for the address of `MAIL_FROM`. */
  CONTACT_MAIL: z._default(z.string().check(z.regex(/^(?:[^@\s<>]+@[^@\s<>]+)?$/)), ""),
  /** Set by Cloud Functions and by the emulators. */
  GCLOUD_PROJECT: z.string().check(z.minLength(1)),
  /** Host and port of the Firestore emulator, which sets it itself; empty in a real project. */
  FIRESTORE_EMULATOR_HOST: z._default(z.string(), ""),
  /** Where Google's metadata server answers, which gives functions their tokens. Set on no machine of Google's; tests have one of their own. */
  GCE_METADATA_HOST: z._default(z.string().check(z.regex(/^[\w.-]+(?::\d+)?$/)), "metadata.google.internal"),
  /** The platform's key at Stripe; `none` or empty for a site whose shops take no cards. */
  STRIPE_SECRET_KEY: z._default(z.string().check(z.regex(/^(?:none|(?:sk|rk)_(?:test|live)_\S+)?$/)), ""),
  STRIPE_WEBHOOK_SECRET: z.string().check(z.regex(/^whsec_\S+$/)),
  /** Origin of what stands in for Stripe on a developer's machine; empty for Stripe itself. */
  STRIPE_API: z._default(z.string().check(z.regex(/^(?:https?:\/\/[^/\s]+)?$/)), ""),
  /** Where error reports go: the DSN of a Sentry project; empty for nowhere. */
  SENTRY_DSN: z._default(z.string().check(z.regex(/^(?:https?:\/\/\S+@\S+\/\d+)?$/)), ""),
  /** Whether commands of somebody signed in must carry an App Check token: `enforce`, else empty or `off`. */
  APP_CHECK: z._default(z.string().check(z.regex(/^(?:off|enforce)?$/)), ""),
  /** Bytes that one error report may have; empty for 200 KiB. */
  REPORT_MAX_BYTES: z._default(z.string().check(z.regex(/^(?:[1-9]\d{3,6})?$/)), ""),
};

export type Config = {
  readonly siteUrl: string;
  readonly mediaBase: string;
  /** The bucket of Storage, as it stands in `mediaBase`. */
  readonly bucket: string;
  readonly orderLinkSecret: string;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** Where reports of pages go. */
  readonly abuseMail: string;
  /** Where messages of the contact form go. */
  readonly contactMail: string;
  readonly projectId: string;
  /** `null` in a real project. */
  readonly firestoreEmulator: string | null;
  /** Host of Google's metadata server. */
  readonly metadataHost: string;
  /** `null` when shops take no cards. */
  readonly stripe: { readonly key: string; readonly api: string | null } | null;
  readonly stripeWebhookSecret: string;
  /** `null` when error reports go nowhere. */
  readonly sentryDsn: string | null;
  /** Whether commands of somebody signed in must carry an App Check token; never on the emulators, which give out none. */
  readonly enforcesAppCheck: boolean;
  /** Bytes that one error report may have. */
  readonly reportMaxBytes: number;
};

// Each setting is read when it is asked for: the deploy command loads this module without any, and a function that is
// not bound to a secret must not fail for want of it.
const values: Config = {
  get siteUrl() {
    return read("SITE_URL");
  },
  get mediaBase() {
    return read("MEDIA_BASE");
  },
  get bucket() {
    return /\/b\/([^/]+)\/o\/$/.exec(read("MEDIA_BASE"))?.[1] ?? "";
  },
  get orderLinkSecret() {
    return read("ORDER_LINK_SECRET");
  },
  get smtpUrl() {
    return read("SMTP_URL");
  },
  get mailFrom() {
    return read("MAIL_FROM");
  },
  get abuseMail() {
    return read("ABUSE_MAIL") || senderAddress();
  },
  get contactMail() {
    return read("CONTACT_MAIL") || senderAddress();
  },
  get projectId() {
    return read("GCLOUD_PROJECT");
  },
  get firestoreEmulator() {
    return read("FIRESTORE_EMULATOR_HOST") || null;
  },
  get metadataHost() {
    return read("GCE_METADATA_HOST");
  },
  get stripe() {
    const key = read("STRIPE_SECRET_KEY");
    return key === "" || key === "none" ? null : { key, api: read("STRIPE_API") || null };
  },
  get stripeWebhookSecret() {
    return read("STRIPE_WEBHOOK_SECRET");
  },
  get sentryDsn() {
    return read("SENTRY_DSN") || null;
  },
  get enforcesAppCheck() {
    return !isEmulator && read("APP_CHECK") === "enforce";
  },
  get reportMaxBytes() {
    return Number(read("REPORT_MAX_BYTES")) || 200 * 1024;
  },
};

/** The settings of this deployment. Asking for one that is missing or malformed throws with its name. */
export function config(): Config {
  return values;
}

function senderAddress(): string {
  const from = read("MAIL_FROM");
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}

function read(name: keyof typeof SETTINGS): string {
  const parsed = z.safeParse(SETTINGS[name], process.env[name]);
  if (!parsed.success) throw new Error(`Configuration: ${name} is missing or malformed`);
  // Projects called `demo-…` are those of the emulators, and reach nothing real.
  const isReal = process.env.GCLOUD_PROJECT !== undefined && !process.env.GCLOUD_PROJECT.startsWith("demo-");
  if (isReal && isDemoSecret(parsed.data)) throw new Error(`Configuration: ${name} is the public one of the demo`);
  return parsed.data;
}

const originSchema = z._default(z.string().check(z.regex(/^(?:http:\/\/[a-z.]+\.test:\d{2,5})?$/)), "");

/**
 * Origin, under a name that no network has, of a server on this machine where links may be looked at for their picture, for tests; `null` for none. Production
 * builds have no such setting: there the name of it stands in no bundle.
 */
export function localTarget(): string | null {
  return __DEVELOPMENT__ ? z.parse(originSchema, process.env["LOCAL_TARGET"]) || null : null;
}

/** Whether a secret is one of those that stand in the repository for the emulators: whoever reads it can sign with it. */
export function isDemoSecret(secret: string): boolean {
  return /demo-.*not-(?:for-real|a-real)/.test(secret);
}

/** Our own sender, `Name <address>` or the address alone, as name and address. */
export function parseSender(from: string): { name: string; address: string } {
  const named = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(from);
  return named ? { name: named[1] ?? "", address: named[2] ?? "" } : { name: "", address: from.trim() };
}
