import * as z from "zod/mini";
import { PASSWORD_MAX } from "../account/account.ts";
import { DELETION_REASON_MAX } from "../account/deletion.ts";
import { USERNAME_REASONS } from "../account/username.ts";
import { bookingCommands } from "../booking/commands.ts";
import { cartLinesSchema, quoteSchema } from "../cart/cart.ts";
import { chatCommands } from "../chat/chat-commands.ts";
import { clientAttributionSchema } from "../checkout/client-attribution.ts";
import { contactCommands } from "../contact/host-message.ts";
import { personCommands } from "../contact/person-commands.ts";
import { DISCOUNT_CODE_TYPED_MAX } from "../discount/applied-discount.ts";
import { phoneNumber } from "../link/read-phone.ts";
import { typedAddressSchema, typedBillToSchema } from "../order/fulfilment/typed-address.ts";
import { manualCartSchema, manualOrderSchema } from "../order/manual-order.ts";
import { BUYER_NAME_MAX, BUYER_PHONE_MAX, ORDER_NOTE_MAX } from "../order/order.ts";
import { orderActionSchema } from "../order/order-action.ts";
import { orderEditSchema } from "../order/order-edit.ts";
import { pageCommands } from "../page/commands.ts";
import { fileNameSchema } from "../product/file.ts";
import { shippingMethodSchema } from "../shop/shipping.ts";
import { deliveryMethodSchema, paymentMethodSchema } from "../shop/shop-settings.ts";
import { uploadCommands } from "../upload/upload-commands.ts";
import { countrySchema } from "../values/address.ts";
import { COUNTRY_CODES } from "../values/countries.ts";
import { BROWSERS, SYSTEMS } from "../values/device.ts";
import { documentIdSchema, madeIdSchema, mailIdSchema } from "../values/document-id.ts";
import { emailSchema } from "../values/email.ts";
import { localeSchema, timeZoneSchema } from "../values/place.ts";
import { orderKeySchema, paragraph, personName } from "../values/text.ts";

const typedUsername = z.string().check(z.maxLength(200));
const typedPassword = z.string().check(z.maxLength(PASSWORD_MAX * 4));
const empty = z.object({});
/** How a cart is sent and what is taken off it; all of it can be left out. */
const cartWishes = {
  /** One of the shop's ways to send parcels; the first that reaches the country when it is left out. */
  shippingMethod: z._default(z.nullable(shippingMethodSchema.shape.id), null),
  /** A discount code as typed. */
  code: z._default(z.string().check(z.maxLength(DISCOUNT_CODE_TYPED_MAX)), ""),
};
/** As many products as an owner changes in one step. */
export const DRAFTED_MAX = 50;
/** Orders that are named where products cannot be drafted because of them. */
export const OPEN_ORDERS_NAMED = 5;
/** An order as its owner saw it, and what it became. */
const rev = z.number().check(z.int());
const revised = z.object({ rev });
const knownCountrySchema = countrySchema.check(z.refine((code) => COUNTRY_CODES.includes(code), { error: "no_such_country" }));
const placeDetails = { locale: localeSchema, timeZone: timeZoneSchema };

/** What a buyer sends to order: ids and counts, never a price. `key` is kept with the cart, so that sending twice orders once. */
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
  /** Needed for carts with digital goods: they come at once, and the right to withdraw ends with that. */
  acceptDigital: z._default(z.boolean(), false),
  /** Whether the shop may write about new things; never a condition of the order. */
  marketing: z._default(z.boolean(), false),
  ...cartWishes,
  /** The hash of the quote the buyer saw. */
  quoteHash: z.string().check(z.maxLength(80)),
  attribution: clientAttributionSchema,
  locale: localeSchema,
});
export type PlaceOrder = z.infer<typeof placeOrderSchema>;

/**
 * Every command of `POST /api/<command>`: who may call it, what goes in and what comes out. `active` is somebody signed in whose
 * site stands and is not suspended (otherwise `not_found` or `forbidden`), and is what nearly every command wants; `required` lets
 * a suspended owner in as well. Client and function read this one table. Commands answer 200 with the output, or the failure's
 * status with `{error: {code, details}}`.
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
      password: typedPassword,
      username: typedUsername,
      acceptTerms: z.literal(true),
      ...placeDetails,
    }),
    output: empty,
  },
  /** Whether a password may be chosen by whoever has this address; refused with `weak_password` as at the sign-up. */
  "check-password": {
    auth: "none",
    input: z.object({ email: emailSchema, password: typedPassword }),
    output: empty,
  },
  /**
   * Has the account of who is signed in told by mail that its password was changed just now. Telling it twice mails once.
   */
  "note-password": { auth: "required", input: z.object({}), output: empty },
  /** As `note-password`, for the account that got the reset mail with this code, whoever is signed in. */
  "note-reset": { auth: "none", input: z.object({ code: z.string().check(z.maxLength(512)) }), output: empty },
  /** Notes a sign-in of the last minutes; one on a device that the account has not seen is told of by mail. */
  "note-sign-in": {
    auth: "required",
    input: z.object({
      /** A random id that the browser keeps. */
      device: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
      browser: z.enum(BROWSERS),
      system: z.enum(SYSTEMS),
    }),
    output: empty,
  },
  /** Gives a signed-in account without a name (Google, or a sign-up that broke off) its name. */
  "claim-username": {
    auth: "required",
    input: z.object({ username: typedUsername, acceptTerms: z.literal(true), ...placeDetails }),
    output: z.object({ username: z.string() }),
  },
  /** Writes dates, times, numbers and amounts in the dashboard and in mails to its owner as in another region. */
  "change-region": { auth: "required", input: z.object({ country: knownCountrySchema }), output: empty },
  "change-username": { auth: "active", input: z.object({ username: typedUsername }), output: z.object({ username: z.string() }) },
  /**
   * Closes the caller's page and deletes the account {@link DELETION_DAYS} days later; `until` (ms since 1970) says when. Needs a
   * sign-in of the last minutes, otherwise `stale_sign_in`.
   */
  "schedule-deletion": {
    auth: "required",
    input: z.object({ reason: z._default(paragraph(DELETION_REASON_MAX), "") }),
    output: z.object({ until: z.number() }),
  },
  /** Takes a scheduled deletion back; `conflict` once it has begun. */
  "keep-account": { auth: "required", input: empty, output: empty },
  /**
   * Mails a link to a new address of the caller's account, which moves there when the link is opened. Needs a sign-in of the last
   * minutes, otherwise `stale_sign_in`. The answer is the same when the address is already known.
   */
  "change-email": { auth: "required", input: z.object({ email: emailSchema }), output: empty },
  /** Gives up a change of the address that was not confirmed yet. */
  "drop-email-change": { auth: "required", input: empty, output: empty },
  /** Moves an account to the address that got the link; `bad_request` with an `EmailChangeRefusal` as `details.reason`. */
  "confirm-email-change": {
    auth: "none",
    input: z.object({ code: z.string().check(z.maxLength(512)) }),
    output: z.object({ email: z.string() }),
  },
  "resend-confirmation": { auth: "none", input: z.object({ email: emailSchema }), output: empty },
  "request-password-reset": { auth: "none", input: z.object({ email: emailSchema }), output: empty },
  /** Why a code from one of our mails did not work. */
  "explain-code": {
    auth: "none",
    input: z.object({ code: z.string().check(z.maxLength(512)) }),
    output: z.object({ state: z.enum(["used", "expired", "unknown"]) }),
  },
  /** The network by which the limits count whoever asks: `npm run deploy:check` looks whether a caller can choose it. */
  "seen-address": { auth: "none", input: empty, output: z.object({ address: z.string() }) },
  quote: {
    auth: "none",
    input: z.object({
      username: typedUsername,
      lines: cartLinesSchema,
      delivery: z.nullable(deliveryMethodSchema),
      /** Where a parcel would go, ISO 3166-1 alpha-2; empty for the shop's own guess. */
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
      /** Where an order is paid that is paid on the way: a path of this site that leads on to the provider's page. */
      paymentUrl: z.nullable(z.string()),
    }),
  },
  /** What an order costs that the owner writes down: at the prices of the shop, whoever limits buyers. */
  "quote-manual-order": { auth: "active", input: manualCartSchema, output: quoteSchema },
  /** Writes an order down that came by phone or on a market stall. Stock, number and price are as of any other order. */
  "place-manual-order": {
    auth: "active",
    input: manualOrderSchema,
    output: z.object({ orderId: z.string(), number: z.number() }),
  },
  /** `rev` is the order as the owner saw it; another one answers `conflict`. */
  "act-on-order": {
    auth: "active",
    input: z.object({ orderId: documentIdSchema, rev, act: orderActionSchema }),
    output: revised,
  },
  /** Changes the address, whom the invoice is made out to, or the owner's note of an order. */
  "edit-order": {
    auth: "active",
    input: z.object({ orderId: documentIdSchema, rev, edit: orderEditSchema }),
    output: revised,
  },
  /**
   * Issues the invoice of an order, once: asked again it answers the same number. `act_refused` with `reason` when there can
   * be none: `ended`, `test`, or `seller` while the shop does not say who sells.
   */
  "issue-invoice": { auth: "active", input: z.object({ orderId: documentIdSchema }), output: z.object({ number: z.number() }) },
  /** Leads to the card provider's pages, where an owner opens an account or finishes it. */
  "connect-card": { auth: "active", input: empty, output: z.object({ url: z.string() }) },
  /** Turns paying by card on or off, and looks how the account stands. */
  "change-card": { auth: "active", input: z.object({ isEnabled: z.boolean() }), output: z.object({ canCharge: z.boolean() }) },
  /** Sends a mail about an order of the own shop once more. */
  "resend-mail": {
    auth: "active",
    input: z.object({ mailId: mailIdSchema }),
    output: empty,
  },
  /**
   * Makes drafts of products that were sold. Those that an open order holds stay as they are: `held` says how many orders that
   * are, and names the newest of them.
   */
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
  /**
   * Adds what was uploaded to `object` to a product, or makes it the new version of the file `replaces`. Sending it twice
   * adds it once.
   */
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
  /** Takes a file off its product and out of Storage: nobody can fetch it any more. */
  "remove-product-file": { auth: "active", input: z.object({ fileId: documentIdSchema }), output: empty },
  /** Ends the buyer's link to an order and mails a new one. */
  "renew-order-link": {
    auth: "active",
    input: z.object({ orderId: documentIdSchema, rev, email: z.optional(emailSchema) }),
    output: revised,
  },
  /** Mails everybody who bought before that there is a new version of a file, or a new one; each order hears of a version once. */
  "tell-buyers": {
    auth: "active",
    input: z.object({ fileId: documentIdSchema }),
    output: z.object({ told: z.number(), isComplete: z.boolean() }),
  },
  /** Gives the buyer of an order every download again. */
  "reset-downloads": { auth: "active", input: z.object({ orderId: documentIdSchema }), output: empty },
  /** A short-lived address of one of the caller's own files. */
  "open-product-file": { auth: "required", input: z.object({ fileId: documentIdSchema }), output: z.object({ url: z.string() }) },
  /**
   * Looks at the page that a link of the caller leads to, and answers the picture that it names for itself, to be uploaded like
   * one from a device. `bad_request` with a `PagePictureRefusal` as `details.reason`.
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
  ...uploadCommands,
} as const;

/** A product that open orders hold, as `draft-products` tells it. */
export type UnpublishableProduct = z.infer<(typeof commands)["draft-products"]["output"]>["held"][number];
export type CommandName = keyof typeof commands;
export type CommandInput<Name extends CommandName> = z.input<(typeof commands)[Name]["input"]>;
export type CommandOutput<Name extends CommandName> = z.output<(typeof commands)[Name]["output"]>;
