import type { MailLane } from "@awning/domain/mail/mail";
import * as z from "zod/mini";

/** Where everything of a project is. Tools read this module without the build, which sets it. */
export const REGION = typeof __REGION__ === "undefined" ? "europe-west1" : __REGION__;
export const isEmulator = process.env.FUNCTIONS_EMULATOR === "true";

/** Of four mails that the mail server takes, one may be of the slow lane. */
const BULK_SHARE = 1 / 4;

/** What a queue of mails hands out: together what `MAILS_PER_SECOND` allows. On the emulators as much as they can do. */
export function mailRate(lane: MailLane): { maxDispatchesPerSecond?: number; maxConcurrentDispatches: number } {
  if (isEmulator) return { maxConcurrentDispatches: lane === "bulk" ? 1 : 3 };
  const rate = __MAILS_PER_SECOND__ * (lane === "bulk" ? BULK_SHARE : 1 - BULK_SHARE);
  return { maxDispatchesPerSecond: rate, maxConcurrentDispatches: Math.ceil(rate) };
}

type Secret = "SMTP_URL" | "ORDER_LINK_SECRET" | "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "PUSH_KEY";
/** Binds secrets to a function. The emulators read demo values from `.env.demo-awning` instead. */
export function bindSecrets(...names: Secret[]): string[] {
  return isEmulator ? [] : names;
}
export const boundSecrets = bindSecrets("SMTP_URL", "ORDER_LINK_SECRET");
export const paymentSecrets = bindSecrets("STRIPE_SECRET_KEY");

const SETTINGS = {
  /** Origin of the site without a trailing slash. */
  SITE_URL: z.string().check(z.regex(/^https?:\/\/[^/\s]+$/)),
  /** Base URL of Storage objects; ends in `/b/<bucket>/o/`. */
  MEDIA_BASE: z.string().check(z.regex(/^https?:\/\/\S+\/b\/[^/\s]+\/o\/$/)),
  /** HMAC key of order links. Changing it voids every link. */
  ORDER_LINK_SECRET: z.string().check(z.minLength(32)),
  SMTP_URL: z.string().check(z.regex(/^smtps?:\/\/\S+$/)),
  MAIL_FROM: z.string().check(z.minLength(3)),
  /** Recipient of abuse reports; empty means the address in `MAIL_FROM`. */
  ABUSE_MAIL: z._default(z.string().check(z.regex(/^(?:[^@\s<>]+@[^@\s<>]+)?$/)), ""),
  /** Recipient of contact messages; empty means the address in `MAIL_FROM`. */
  CONTACT_MAIL: z._default(z.string().check(z.regex(/^(?:[^@\s<>]+@[^@\s<>]+)?$/)), ""),
  GCLOUD_PROJECT: z.string().check(z.minLength(1)),
  /** Set by the Firestore emulator; empty in a real project. */
  FIRESTORE_EMULATOR_HOST: z._default(z.string(), ""),
  /** Host of Google's metadata server, which issues access tokens. Only tests override it. */
  GCE_METADATA_HOST: z._default(z.string().check(z.regex(/^[\w.-]+(?::\d+)?$/)), "metadata.google.internal"),
  /** Stripe's platform key; `none` or empty turns cards off. */
  STRIPE_SECRET_KEY: z._default(z.string().check(z.regex(/^(?:none|(?:sk|rk)_(?:test|live)_\S+)?$/)), ""),
  STRIPE_WEBHOOK_SECRET: z.string().check(z.regex(/^whsec_\S+$/)),
  /** Origin of a Stripe stand-in for development; empty means Stripe. */
  STRIPE_API: z._default(z.string().check(z.regex(/^(?:https?:\/\/[^/\s]+)?$/)), ""),
  /** Private key of push messages, P-256 in base64url; `none` or empty turns them off. */
  PUSH_KEY: z._default(z.string().check(z.regex(/^(?:none|(?:demo-not-for-real\.)?[A-Za-z0-9_-]{43})?$/)), ""),
  /** DSN of a Sentry project; empty turns error reports off. */
  SENTRY_DSN: z._default(z.string().check(z.regex(/^(?:https?:\/\/\S+@\S+\/\d+)?$/)), ""),
  /** `enforce` requires an App Check token for signed-in commands; empty or `off` does not. */
  APP_CHECK: z._default(z.string().check(z.regex(/^(?:off|enforce)?$/)), ""),
  /** Maximum bytes per error report; empty means 200 KiB. */
  REPORT_MAX_BYTES: z._default(z.string().check(z.regex(/^(?:[1-9]\d{3,6})?$/)), ""),
};

export type Config = {
  readonly siteUrl: string;
  readonly mediaBase: string;
  readonly bucket: string;
  readonly orderLinkSecret: string;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly abuseMail: string;
  readonly contactMail: string;
  readonly projectId: string;
  readonly firestoreEmulator: string | null;
  readonly metadataHost: string;
  readonly stripe: { readonly key: string; readonly api: string | null } | null;
  readonly stripeWebhookSecret: string;
  readonly pushKey: string | null;
  readonly sentryDsn: string | null;
  /** Always `false` on the emulators, which issue no tokens. */
  readonly enforcesAppCheck: boolean;
  readonly reportMaxBytes: number;
};

// Settings are read lazily: the deploy command loads this module without any, and a function must not fail for secrets it is not bound to.
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
  get pushKey() {
    const key = read("PUSH_KEY").replace("demo-not-for-real.", "");
    return key === "" || key === "none" ? null : key;
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

/** The settings of this deployment. Reading a missing or malformed one throws an error with its name. */
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
  // The emulators use projects named `demo-…`, which cannot reach real resources.
  const isReal = process.env.GCLOUD_PROJECT !== undefined && !process.env.GCLOUD_PROJECT.startsWith("demo-");
  if (isReal && isDemoSecret(parsed.data)) throw new Error(`Configuration: ${name} is the public one of the demo`);
  return parsed.data;
}

const originSchema = z._default(z.string().check(z.regex(/^(?:http:\/\/[a-z.]+\.test:\d{2,5})?$/)), "");

/** Origin of a test server that link previews may fetch despite being local; `null` for none. Production builds drop this setting. */
export function localTarget(): string | null {
  return __DEVELOPMENT__ ? z.parse(originSchema, process.env["LOCAL_TARGET"]) || null : null;
}

/** Whether a secret is one of the emulator's, which are public in the repository. */
export function isDemoSecret(secret: string): boolean {
  return /demo-.*not-(?:for-real|a-real)/.test(secret);
}

/** Parses `Name <address>` or a bare address. */
export function parseSender(from: string): { name: string; address: string } {
  const named = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(from);
  return named ? { name: named[1] ?? "", address: named[2] ?? "" } : { name: "", address: from.trim() };
}
