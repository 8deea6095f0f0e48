import * as z from "zod/mini";
import { PASSWORD_MAX } from "./account.ts";
import { addressSchema } from "./address.ts";
import { cartLinesSchema, quoteSchema } from "./cart.ts";
import { BUYER_NAME_MAX, ORDER_NOTE_MAX } from "./order.ts";
import { orderActSchema } from "./order-transitions.ts";
import { localeSchema, timeZoneSchema } from "./place.ts";
import { deliveryMethodSchema, paymentMethodSchema } from "./shop-settings.ts";
import { emailSchema, line, paragraph, personName } from "./text.ts";
import { USERNAME_REASONS } from "./username.ts";

const typedUsername = z.string().check(z.maxLength(200));
const empty = z.object({});
const placeDetails = { locale: localeSchema, timeZone: timeZoneSchema };

/** What a buyer sends to order: ids and counts, never a price. `key` is kept with the cart, so that sending twice orders once. */
export const placeOrderSchema = z.object({
  username: typedUsername,
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
  lines: cartLinesSchema,
  delivery: deliveryMethodSchema,
  payment: paymentMethodSchema,
  buyer: z.object({ name: personName(1, BUYER_NAME_MAX), email: emailSchema, phone: z._default(line(0, 30), "") }),
  shipTo: z.nullable(addressSchema),
  note: z._default(paragraph(ORDER_NOTE_MAX), ""),
  acceptTerms: z.literal(true),
  /** The hash of the quote the buyer saw. */
  quoteHash: z.string().check(z.maxLength(64)),
  locale: localeSchema,
});
export type PlaceOrder = z.infer<typeof placeOrderSchema>;

/**
 * Every command of `POST /api/<command>`: who may call it, what goes in and what comes out. Client and function read
 * this one table. Commands answer 200 with the output, or the failure's status with `{error: {code, details}}`.
 */
export const commands = {
  /** Whether a name could be claimed right now. Signed-in callers are told `held_by_you` for their own. */
  "check-username": {
    auth: "optional",
    input: z.object({ username: typedUsername }),
    output: z.object({ username: z.string(), reason: z.nullable(z.enum(USERNAME_REASONS)), char: z._default(z.string(), "") }),
  },
  /** Makes an account and claims its name. The answer is the same when the address is already known; that one gets a mail. */
  "sign-up": {
    auth: "none",
    input: z.object({
      email: emailSchema,
      password: z.string().check(z.maxLength(PASSWORD_MAX * 4)),
      username: typedUsername,
      acceptTerms: z.literal(true),
      ...placeDetails,
    }),
    output: empty,
  },
  /** Whether a password may be chosen by whoever has this address; refused with `weak_password` as at the sign-up. */
  "check-password": {
    auth: "none",
    input: z.object({ email: emailSchema, password: z.string().check(z.maxLength(PASSWORD_MAX * 4)) }),
    output: empty,
  },
  /** Gives a signed-in account without a name (Google, or a sign-up that broke off) its name. */
  "claim-username": {
    auth: "required",
    input: z.object({ username: typedUsername, acceptTerms: z.literal(true), ...placeDetails }),
    output: z.object({ username: z.string() }),
  },
  "change-username": { auth: "required", input: z.object({ username: typedUsername }), output: z.object({ username: z.string() }) },
  "resend-confirmation": { auth: "none", input: z.object({ email: emailSchema }), output: empty },
  "request-password-reset": { auth: "none", input: z.object({ email: emailSchema }), output: empty },
  /** Why a code from one of our mails did not work. */
  "explain-code": {
    auth: "none",
    input: z.object({ code: z.string().check(z.maxLength(512)) }),
    output: z.object({ state: z.enum(["used", "expired", "unknown"]) }),
  },
  quote: {
    auth: "none",
    input: z.object({ username: typedUsername, lines: cartLinesSchema, delivery: z.nullable(deliveryMethodSchema) }),
    output: quoteSchema,
  },
  "place-order": {
    auth: "none",
    input: placeOrderSchema,
    output: z.object({ orderId: z.string(), number: z.number(), orderUrl: z.string(), confirmationUrl: z.string() }),
  },
  /** `rev` is the order as the owner saw it; another one answers `conflict`. */
  "act-on-order": {
    auth: "required",
    input: z.object({ orderId: z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/)), rev: z.number().check(z.int()), act: orderActSchema }),
    output: z.object({ rev: z.number() }),
  },
} as const;

export type CommandName = keyof typeof commands;
export type CommandInput<Name extends CommandName> = z.input<(typeof commands)[Name]["input"]>;
export type CommandOutput<Name extends CommandName> = z.output<(typeof commands)[Name]["output"]>;

/** Body of a refused command. */
export const commandFailureSchema = z.object({
  error: z.object({ code: z.string(), details: z._default(z.record(z.string(), z.unknown()), {}) }),
});
