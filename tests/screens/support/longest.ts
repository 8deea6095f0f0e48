import { placeOrderSchema } from "@awning/domain/api/commands";
import { guestNoteSchema, PRIVATE_NOTES_MAX, reasonSchema, reservationSchema, typedGuestSchema } from "@awning/domain/booking/reservation";
import { scheduleDraftSchema } from "@awning/domain/booking/schedule";
import { serviceDraftSchema } from "@awning/domain/booking/service";
import { chatSettingsSchema } from "@awning/domain/chat/chat-settings";
import { PREVIEW_MAX } from "@awning/domain/chat/message";
import { conversationSchema, introductionSchema, messageSchema, visitorMessageSchema } from "@awning/domain/chat/schema";
import { labelSchema, personNoteSchema, personSchema } from "@awning/domain/contact/person";
import { linkDraftSchema } from "@awning/domain/link/link";
import { shipmentSchema, trackingSchema } from "@awning/domain/order/fulfilment/shipment";
import { sellerSchema } from "@awning/domain/order/money/invoice";
import { orderLineSchema, orderSchema, PRIVATE_NOTE_MAX } from "@awning/domain/order/order";
import { pageSchema } from "@awning/domain/page/page";
import { collectionDraftSchema } from "@awning/domain/product/collection";
import { OPTION_NAME_MAX, OPTION_VALUE_MAX, VARIANT_NAME_MAX } from "@awning/domain/product/option";
import { productDraftSchema } from "@awning/domain/product/product";
import { shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { profileSchema } from "@awning/domain/site/profile";
import { siteSchema } from "@awning/domain/site/site";
import { addressSchema } from "@awning/domain/values/address";
import { line, paragraph } from "@awning/domain/values/text";
import * as z from "zod/mini";
import { toMillis } from "../../../web/src/data/core/documents.ts";
import { isMap } from "./memory-values.ts";
import { store } from "./screen.tsx";

const WORD = "Donaudampfschifffahrtsgesellschaft";
/** A text of this length without a blank. */
export const wordOf = (length: number) => WORD.repeat(Math.ceil(length / WORD.length)).slice(0, length);
const HOST = "@example.test";
const ADDRESS = "https://example.test/";
const SHAPES = [
  wordOf,
  (length: number) => wordOf(length).toLowerCase(),
  (length: number) => wordOf(length - HOST.length).toLowerCase() + HOST,
  (length: number) => ADDRESS + wordOf(length - ADDRESS.length),
] as const;
const UNBOUNDED = 20_000;

type Take = (text: string) => z.core.$ZodIssue | undefined;

/** The longest wordOf, mailbox or address that is taken; `undefined` where only some texts are, or any. */
function longestOf(take: Take): string | undefined {
  for (const shape of SHAPES) {
    let length = UNBOUNDED;
    let issue = take(shape(length));
    // A mailbox or an address is longer than what some fields take.
    for (; issue?.code === "too_big" && Number(issue.maximum) < length; issue = take(shape(length))) length = Number(issue.maximum);
    if (length < UNBOUNDED && issue === undefined) return shape(length);
  }
  return undefined;
}

type Place = readonly (string | number)[];

function textsIn(value: unknown, place: Place = []): Place[] {
  if (typeof value === "string") return [place];
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(one, [...place, at]));
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, [...place, key]));
}

function withText<T>(value: T, [key, ...rest]: Place, text: string): T {
  if (key === undefined) return text as T;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  copy[key] = withText(copy[key], rest, text);
  return copy as T;
}

/** Makes every text of a stored document as long as its schema allows. @returns how many became longer */
export function widen(path: string, schema: z.core.$ZodType): number {
  let data = store.get(path);
  if (!data) throw new Error(`Nothing is stored at ${path}`);
  const places = textsIn(data);
  let count = 0;
  for (const place of places) {
    const text = longestOf((value) => z.safeParse(schema, toMillis(withText(data, place, value))).error?.issues[0]);
    if (text === undefined) continue;
    data = withText(data, place, text);
    count += 1;
  }
  store.set(path, data);
  return count;
}

const { buyer, note } = placeOrderSchema.shape;
const { title, sku, receipt } = productDraftSchema.shape;

/** A product of one variant, with the longest names that options have. */
export const longVariants = {
  options: [{ name: wordOf(OPTION_NAME_MAX), values: [wordOf(OPTION_VALUE_MAX)] }],
  variants: [{ id: "long", name: wordOf(OPTION_VALUE_MAX), values: [wordOf(OPTION_VALUE_MAX)], price: null }],
};

/** Schemas of stored documents with what people type as long as it may be typed, also where functions store a copy of it. */
export const typed = {
  site: siteSchema,
  shop: shopSettingsSchema,
  profile: profileSchema,
  seller: sellerSchema,
  chat: chatSettingsSchema,
  link: linkDraftSchema,
  product: productDraftSchema,
  collection: collectionDraftSchema,
  service: serviceDraftSchema,
  schedule: scheduleDraftSchema,
  page: pageSchema,
  order: z.extend(orderSchema, {
    buyer: z.extend(buyer, { locale: z.string() }),
    shopName: siteSchema.shape.displayName,
    note,
    shipTo: z.nullable(addressSchema),
    privateNote: paragraph(PRIVATE_NOTE_MAX),
    shipments: z.array(z.extend(shipmentSchema, { tracking: z.nullable(trackingSchema) })),
    lines: z.array(z.extend(orderLineSchema, { title, sku, receipt, variantName: line(0, VARIANT_NAME_MAX) })),
  }),
  reservation: z.extend(reservationSchema, {
    guest: typedGuestSchema,
    note: guestNoteSchema,
    notes: paragraph(PRIVATE_NOTES_MAX),
    reason: reasonSchema,
    service: z.extend(reservationSchema.shape.service, { title: serviceDraftSchema.shape.title }),
  }),
  conversation: z.extend(conversationSchema, { ...introductionSchema.shape, lastText: line(0, PREVIEW_MAX) }),
  message: z.extend(messageSchema, { text: visitorMessageSchema.shape.text }),
  person: z.extend(personSchema, { ...buyer.shape, labels: z.array(labelSchema), note: personNoteSchema }),
};
