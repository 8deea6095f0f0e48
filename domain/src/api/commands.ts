import * as z from "zod/mini";
import { PASSWORD_MAX } from "../account/account.ts";
import { DELETION_REASON_MAX } from "../account/deletion.ts";
import { passkeyCommands } from "../account/passkey.ts";
import { recoveryCommands } from "../account/recovery-codes.ts";
import { REPORTED_ACTS } from "../account/security-event.ts";
import { reportedDeviceSchema, sessionCommands } from "../account/session.ts";
import { USERNAME_REASONS } from "../account/username.ts";
import { bookingCommands } from "../booking/commands.ts";
import { cartLinesSchema, quoteSchema } from "../cart/cart.ts";
import { chatCommands } from "../chat/chat-commands.ts";
import { clientAttributionSchema } from "../checkout/client-attribution.ts";
import { contactCommands } from "../contact/host-message.ts";
import { personCommands } from "../contact/person-commands.ts";
import { DISCOUNT_CODE_TYPED_MAX } from "../discount/applied-discount.ts";
import { phoneNumber } from "../link/read-phone.ts";
import { orderActionSchema } from "../order/actions.ts";
import { orderEditSchema } from "../order/edits.ts";
import { typedAddressSchema, typedBillToSchema } from "../order/fulfilment/typed-address.ts";
import { manualCartSchema, manualOrderSchema, recordedPaymentSchema } from "../order/manual-order.ts";
import { BUYER_NAME_MAX, BUYER_PHONE_MAX, ORDER_NOTE_MAX } from "../order/order.ts";
import { pageCommands } from "../page/commands.ts";
import { fileNameSchema } from "../product/file.ts";
import { DRAFTED_MAX } from "../product/product.ts";
import { shippingMethodSchema } from "../shop/shipping.ts";
import { deliveryMethodSchema, paymentMethodSchema } from "../shop/shop-settings.ts";
import { uploadCommands } from "../upload/upload-commands.ts";
import { countrySchema } from "../values/address.ts";
import { COUNTRY_CODES } from "../values/countries.ts";
import { documentIdSchema, madeIdSchema, mailIdSchema } from "../values/document-id.ts";
import { emailSchema } from "../values/email.ts";
import { localeSchema, timeZoneSchema } from "../values/place.ts";
import { orderKeySchema, paragraph, personName } from "../values/text.ts";

const typedUsername = z.string().check(z.maxLength(200));
const typedPassword = z.string().check(z.maxLength(PASSWORD_MAX * 4));
const empty = z.object({});
const cartWishes = {
  /** One of the shop's shipping methods; if omitted, the first one that reaches the country. */
  shippingMethod: z._default(z.nullable(shippingMethodSchema.shape.id), null),
  code: z._default(z.string().check(z.maxLength(DISCOUNT_CODE_TYPED_MAX)), ""),
};
/** Orders listed when they keep products from becoming drafts. */
export const OPEN_ORDERS_NAMED = 5;
const rev = z.number().check(z.int());
const revised = z.object({ rev });
const knownCountrySchema = countrySchema.check(z.refine((code) => COUNTRY_CODES.includes(code), { error: "no_such_country" }));
const placeDetails = { locale: localeSchema, timeZone: timeZoneSchema };

/** A buyer's order: ids and quantities, never prices. `key` is stored with the cart, so a repeated request orders once. */
export const placeOrderSchema = z.object({
  username: typedUsername,
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
  lines: cartLinesSchema,
  delivery: deliveryMethodSchema,
  payment: paymentMethodSchema,
  buyer: z.object({ name: personName(1, BUYER_NAME_MAX), email: emailSchema, phone: z._default(phoneNumber(BUYER_PHONE_MAX), "") }),
  shipTo: z.nullable(typedAddressSchema),
  billTo: z._default(z.nullable(typedBillToSchema), null),
  note: z._default(paragraph(ORDER_NOTE_MAX), ""),
  acceptTerms: z.literal(true),
  /** Required for digital products: immediate delivery ends the right of withdrawal. */
  acceptDigital: z._default(z.boolean(), false),
  /** Consent to marketing mail; never a condition of the order. */
  marketing: z._default(z.boolean(), false),
  ...cartWishes,
  quoteHash: z.string().check(z.maxLength(80)),
  attribution: clientAttributionSchema,
  locale: localeSchema,
});
export type PlaceOrder = z.infer<typeof placeOrderSchema>;

/**
 * Every command of `POST /api/<command>`: who may call it, its input and its output. `active` needs a signed-in user whose site exists and
 * is not suspended (otherwise `not_found` or `forbidden`); `required` also admits suspended owners. Client and functions share this table.
 * Commands answer 200 with the output, or the failure's status with `{error: {code, details}}`.
 */
export const commands = {
  /** Whether a name can be claimed now. Signed-in callers get `held_by_you` for their own name. */
  "check-username": {
    auth: "optional",
    input: z.object({ username: typedUsername }),
    output: z.object({ username: z.string(), reason: z.nullable(z.enum(USERNAME_REASONS)), char: z._default(z.string(), "") }),
  },
  /** Creates an account and claims its name. The answer is the same for a known address, whose owner gets a mail instead. */
  "sign-up": {
    auth: "none",
    input: z.object({
      email: emailSchema,
      password: typedPassword,
      username: typedUsername,
      acceptTerms: z.literal(true),
      ...placeDetails,
    }),
    output: empty,
  },
  "check-password": {
    auth: "none",
    input: z.object({ email: emailSchema, password: typedPassword }),
    output: empty,
  },
  /** Mails the caller that their password was just changed. Idempotent. */
  "note-password": { auth: "required", input: z.object({}), output: empty },
  /** As `note-password`, for the account that received this reset code, regardless of who is signed in. */
  "note-reset": { auth: "none", input: z.object({ code: z.string().check(z.maxLength(512)) }), output: empty },
  /** Records a recent sign-in, and mails the owner if the device is new. */
  "note-sign-in": {
    auth: "required",
    input: reportedDeviceSchema,
    output: empty,
  },
  /** Claims a name for a signed-in account without one (Google, or an interrupted sign-up). */
  "claim-username": {
    auth: "required",
    input: z.object({ username: typedUsername, acceptTerms: z.literal(true), ...placeDetails }),
    output: z.object({ username: z.string() }),
  },
  /** Adds an act to the security activity that only the browser knows of. */
  "note-act": { auth: "required", input: z.object({ act: z.enum(REPORTED_ACTS) }), output: empty },
  /** Sets the region for dates, numbers and amounts in the dashboard and in mails to the owner. */
  "change-region": { auth: "required", input: z.object({ country: knownCountrySchema }), output: empty },
  "change-username": { auth: "active", input: z.object({ username: typedUsername }), output: z.object({ username: z.string() }) },
  /**
   * Closes the caller's page and deletes the account {@link DELETION_DAYS} days later, at `until` (ms since 1970). Needs a recent sign-in,
   * otherwise `stale_sign_in`.
   */
  "schedule-deletion": {
    auth: "required",
    input: z.object({ reason: z._default(paragraph(DELETION_REASON_MAX), "") }),
    output: z.object({ until: z.number() }),
  },
  "keep-account": { auth: "required", input: empty, output: empty },
  /** Mails a confirmation link to the new address; same answer for a known one. Needs a recent sign-in, otherwise `stale_sign_in`. */
  "change-email": { auth: "required", input: z.object({ email: emailSchema }), output: empty },
  "drop-email-change": { auth: "required", input: empty, output: empty },
  /** Moves an account to the address that received the link; `bad_request` with an `EmailChangeRefusal` as `details.reason`. */
  "confirm-email-change": {
    auth: "none",
    input: z.object({ code: z.string().check(z.maxLength(512)) }),
    output: z.object({ email: z.string() }),
  },
  /** Puts a changed address back, which logs everyone out; `bad_request` with an `EmailChangeRefusal` as `details.reason`. */
  "return-address": {
    auth: "none",
    input: z.object({ code: z.string().check(z.maxLength(1024)) }),
    output: z.object({ email: z.string() }),
  },
  "resend-confirmation": { auth: "none", input: z.object({ email: emailSchema }), output: empty },
  "request-password-reset": { auth: "none", input: z.object({ email: emailSchema }), output: empty },
  "explain-code": {
    auth: "none",
    input: z.object({ code: z.string().check(z.maxLength(512)) }),
    output: z.object({ state: z.enum(["used", "expired", "unknown"]) }),
  },
  /** The network that rate limits use for this caller: `npm run deploy:check` tests whether a caller can forge it. */
  "seen-address": { auth: "none", input: empty, output: z.object({ address: z.string() }) },
  quote: {
    auth: "none",
    input: z.object({
      username: typedUsername,
      lines: cartLinesSchema,
      delivery: z.nullable(deliveryMethodSchema),
      country: z._default(z.string().check(z.regex(/^([A-Z]{2})?$/)), ""),
      ...cartWishes,
    }),
    output: quoteSchema,
  },
  "place-order": {
    auth: "none",
    input: placeOrderSchema,
    output: z.object({
      orderId: z.string(),
      number: z.number(),
      orderUrl: z.string(),
      confirmationUrl: z.string(),
      /** Where an online payment continues: a path of this site that redirects to the provider. */
      paymentUrl: z.nullable(z.string()),
    }),
  },
  /** Quotes an order that the owner records. Uses the shop's prices; buyer limits do not apply. */
  "quote-manual-order": { auth: "active", input: manualCartSchema, output: quoteSchema },
  /** Records an order taken by phone or at a market stall. Stock, numbers and prices work as for any order. */
  "place-manual-order": {
    auth: "active",
    input: manualOrderSchema,
    output: z.object({ orderId: z.string(), number: z.number() }),
  },
  /** Records what a guest paid besides what is paid when booking. `rev` is that of the order it becomes, which `undo_paid` undoes. */
  "record-payment": { auth: "active", input: recordedPaymentSchema, output: z.object({ orderId: z.string(), rev: z.number() }) },
  /** `rev` is the order revision the owner saw; any other answers `conflict`. */
  "act-on-order": {
    auth: "active",
    input: z.object({ orderId: documentIdSchema, rev, act: orderActionSchema }),
    output: revised,
  },
  "edit-order": {
    auth: "active",
    input: z.object({ orderId: documentIdSchema, rev, edit: orderEditSchema }),
    output: revised,
  },
  /** Issues an invoice; idempotent. `act_refused` with `reason` `ended`, `test`, or `seller` without seller details. */
  "issue-invoice": { auth: "active", input: z.object({ orderId: documentIdSchema }), output: z.object({ number: z.number() }) },
  "connect-card": { auth: "active", input: empty, output: z.object({ url: z.string() }) },
  "change-card": { auth: "active", input: z.object({ isEnabled: z.boolean() }), output: z.object({ canCharge: z.boolean() }) },
  "resend-mail": {
    auth: "active",
    input: z.object({ mailId: mailIdSchema }),
    output: empty,
  },
  /** A mail of the caller's shop to a buyer, guest or the caller, drawn as it is sent. */
  "read-mail": {
    auth: "required",
    input: z.object({ mailId: mailIdSchema }),
    output: z.object({ subject: z.string(), html: z.string() }),
  },
  /** Turns sold products into drafts. Products in open orders stay published: `held` counts those orders and lists the newest. */
  "draft-products": {
    auth: "active",
    input: z.object({ productIds: z.array(documentIdSchema).check(z.maxLength(DRAFTED_MAX)) }),
    output: z.object({
      held: z.array(
        z.object({
          productId: z.string(),
          count: z.number(),
          orders: z.array(z.object({ orderId: z.string(), number: z.number() })),
        }),
      ),
    }),
  },
  /** Adds the upload at `object` to a product, or replaces the file `replaces`. Idempotent. */
  "add-product-file": {
    auth: "active",
    input: z.object({
      productId: documentIdSchema,
      object: madeIdSchema,
      name: fileNameSchema,
      order: orderKeySchema,
      replaces: z.nullable(documentIdSchema),
    }),
    output: z.object({ fileId: z.string(), version: z.number() }),
  },
  "remove-product-file": { auth: "active", input: z.object({ fileId: documentIdSchema }), output: empty },
  "renew-order-link": {
    auth: "active",
    input: z.object({ orderId: documentIdSchema, rev, email: z.optional(emailSchema) }),
    output: revised,
  },
  /** Mails previous buyers about a new file or version, once per order and version. */
  "tell-buyers": {
    auth: "active",
    input: z.object({ fileId: documentIdSchema }),
    output: z.object({ told: z.number(), isComplete: z.boolean() }),
  },
  "reset-downloads": { auth: "active", input: z.object({ orderId: documentIdSchema }), output: empty },
  "open-product-file": { auth: "required", input: z.object({ fileId: documentIdSchema }), output: z.object({ url: z.string() }) },
  /**
   * Fetches the page behind one of the caller's links and returns its preview image, to be uploaded like a local file. `bad_request` with a
   * `PagePictureRefusal` as `details.reason`.
   */
  "fetch-link-picture": {
    auth: "active",
    input: z.object({ linkId: documentIdSchema }),
    output: z.object({ type: z.string(), base64: z.string() }),
  },
  ...bookingCommands,
  ...contactCommands,
  ...personCommands,
  ...chatCommands,
  ...pageCommands,
  ...passkeyCommands,
  ...recoveryCommands,
  ...sessionCommands,
  ...uploadCommands,
} as const;

export type UnpublishableProduct = z.infer<(typeof commands)["draft-products"]["output"]>["held"][number];
export type CommandName = keyof typeof commands;
export type CommandInput<Name extends CommandName> = z.input<(typeof commands)[Name]["input"]>;
export type CommandOutput<Name extends CommandName> = z.output<(typeof commands)[Name]["output"]>;
