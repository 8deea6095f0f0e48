import * as z from "zod/mini";

export const REGION = "europe-west1";
export const isEmulator = process.env.FUNCTIONS_EMULATOR === "true";
/** Secrets to bind to a function that needs them. The emulators read demo values from `.env.demo-awning`. */
export const boundSecrets: string[] = isEmulator ? [] : ["SMTP_URL", "ORDER_LINK_SECRET"];

const configSchema = z.object({
  /** Origin of the site without a slash at its end, for links in mails and orders. */
  SITE_URL: z.string().check(z.regex(/^https?:\/\/[^/\s]+$/)),
  /** Where Storage serves objects; ends in `/o/`. */
  MEDIA_BASE: z.string().check(z.regex(/^https?:\/\/\S+\/o\/$/)),
  /** Key of the HMAC in order links. Changing it ends every link given out so far. */
  ORDER_LINK_SECRET: z.string().check(z.minLength(32)),
  SMTP_URL: z.string().check(z.regex(/^smtps?:\/\/\S+$/)),
  MAIL_FROM: z.string().check(z.minLength(3)),
  /** Set by Cloud Functions and by the emulators. */
  GCLOUD_PROJECT: z.string().check(z.minLength(1)),
  /** Host and port of the Firestore emulator; set by the emulators only. */
  FIRESTORE_EMULATOR_HOST: z.optional(z.string().check(z.regex(/^[\w.-]+:\d+$/))),
  /** The header in which the CDN writes the visitor's address; empty to trust none. */
  CLIENT_ADDRESS_HEADER: z._default(z.string(), "fastly-client-ip"),
});

export type Config = {
  siteUrl: string;
  mediaBase: string;
  orderLinkSecret: string;
  smtpUrl: string;
  mailFrom: string;
  projectId: string;
  firestoreEmulator: string | null;
  clientAddressHeader: string;
};

let read: Config | undefined;

/**
 * The settings of this deployment. Read on first use, never while the module loads: the deploy command loads it
 * without any secret. Throws when a value is missing or malformed.
 */
export function config(): Config {
  read ??= readConfig();
  return read;
}

function readConfig(): Config {
  const env = configSchema.safeParse(process.env);
  if (!env.success)
    throw new Error(`Configuration: ${env.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; ")}`);
  return {
    siteUrl: env.data.SITE_URL,
    mediaBase: env.data.MEDIA_BASE,
    orderLinkSecret: env.data.ORDER_LINK_SECRET,
    smtpUrl: env.data.SMTP_URL,
    mailFrom: env.data.MAIL_FROM,
    projectId: env.data.GCLOUD_PROJECT,
    firestoreEmulator: env.data.FIRESTORE_EMULATOR_HOST ?? null,
    clientAddressHeader: env.data.CLIENT_ADDRESS_HEADER.toLowerCase(),
  };
}
