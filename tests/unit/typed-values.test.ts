import { globSync, readFileSync } from "node:fs";
import { reportSchema } from "@awning/domain/account/report";
import { commands, placeOrderSchema } from "@awning/domain/api/commands";
import { typedGuestSchema } from "@awning/domain/booking/reservation";
import { introductionSchema } from "@awning/domain/chat/schema";
import { hostMessageSchema } from "@awning/domain/contact/host-message";
import { contactMessageSchema } from "@awning/domain/contact/message";
import { readPhone } from "@awning/domain/link/read-phone";
import { typedAddressSchema, typedBillToSchema } from "@awning/domain/order/fulfilment/typed-address";
import { manualOrderSchema } from "@awning/domain/order/manual-order";
import { sellerSchema } from "@awning/domain/order/money/invoice";
import { profileSchema, typedPhoneSchema } from "@awning/domain/site/profile";
import { siteDraftSchema } from "@awning/domain/site/site";
import { addressSchema } from "@awning/domain/values/address";
import { addressRules } from "@awning/domain/values/address-country";
import { COUNTRY_CODES } from "@awning/domain/values/countries";
import { isEmail } from "@awning/domain/values/email";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { readGuest } from "../../functions/src/storefront/forms/read-guest.ts";
import { recogniseLink } from "../../web/src/features/link/recognise.ts";
import { socialAddress } from "../../web/src/features/site/information/social-address.ts";
import * as emails from "../support/values/emails.ts";
import * as names from "../support/values/names.ts";
import * as pasted from "../support/values/pasted-postcodes.ts";
import * as phones from "../support/values/phones.ts";
import * as postcodes from "../support/values/postcodes.ts";
import * as states from "../support/values/states.ts";

type Places = Record<string, z.ZodMiniType>;

const NAME_PLACES: Places = {
  "api/commands.ts": placeOrderSchema.shape.buyer.shape.name,
  "booking/commands.ts": commands["book-by-hand"].input.shape.guest.shape.name,
  "booking/reservation.ts": typedGuestSchema.shape.name,
  "chat/schema.ts": introductionSchema.shape.name,
  "contact/message.ts": contactMessageSchema.shape.name,
  "order/manual-order.ts": manualOrderSchema.shape.buyer.shape.name,
  "site/site.ts": siteDraftSchema.shape.displayName,
  "values/address.ts": addressSchema.shape.name,
};
const EMAIL_PLACES: Places = {
  "account/recovery-codes.ts": commands["sign-in-with-recovery-code"].input.shape.email,
  "account/report.ts": reportSchema.shape.email,
  "api/commands.ts": placeOrderSchema.shape.buyer.shape.email,
  "api/commands.ts sign-up": commands["sign-up"].input.shape.email,
  "api/commands.ts check-password": commands["check-password"].input.shape.email,
  "api/commands.ts change-email": commands["change-email"].input.shape.email,
  "api/commands.ts resend-confirmation": commands["resend-confirmation"].input.shape.email,
  "api/commands.ts request-password-reset": commands["request-password-reset"].input.shape.email,
  "api/commands.ts renew-order-link": commands["renew-order-link"].input.shape.email,
  "booking/commands.ts": commands["book-by-hand"].input.shape.guest.shape.email,
  "booking/reservation.ts": typedGuestSchema.shape.email,
  "chat/schema.ts": introductionSchema.shape.email,
  "contact/host-message.ts": hostMessageSchema.shape.email,
  "contact/message.ts": contactMessageSchema.shape.email,
  "contact/person-commands.ts": commands["split-person"].input.shape.email,
  "order/manual-order.ts": manualOrderSchema.shape.buyer.shape.email,
  "order/money/invoice.ts": sellerSchema.shape.email,
  "site/profile.ts": profileSchema.shape.email,
};

const PHONE_PLACES: Places = {
  "api/commands.ts": placeOrderSchema.shape.buyer.shape.phone,
  "booking/commands.ts": commands["book-by-hand"].input.shape.guest.shape.phone,
  "booking/reservation.ts": typedGuestSchema.shape.phone,
  "order/manual-order.ts": manualOrderSchema.shape.buyer.shape.phone,
  "site/profile.ts": typedPhoneSchema,
};

const DOMAIN = new URL("../../domain/src/", import.meta.url).pathname;

/** The files of `domain` that ask for a value by its reader. */
function askingFor(use: RegExp): string[] {
  return globSync("**/*.ts", { cwd: DOMAIN })
    .filter((path) => !/\.test\.ts$|^values\/(text|email)\.ts$/.test(path) && use.test(readFileSync(DOMAIN + path, "utf8")))
    .toSorted();
}

const filesOf = (places: Places) => [...new Set(Object.keys(places).map((place) => place.split(" ")[0]))].toSorted();

describe("every place that asks for a name", () => {
  test("is listed", () => {
    expect(filesOf(NAME_PLACES)).toEqual(askingFor(/\bpersonName\(\d/));
  });

  test.each(Object.entries(NAME_PLACES))("%s takes what people are called, and no web address", (_place, schema) => {
    const refused = names.NAMES.filter((name) => schema.safeParse(name).data !== name.normalize("NFC"));
    expect(refused).toEqual([]);
    expect(names.ADDRESSES.filter((name) => schema.safeParse(name).success)).toEqual([]);
    expect(names.MENDED.map(([typed]) => [typed, schema.safeParse(typed).data])).toEqual(names.MENDED);
    expect(names.BLANK.filter((name) => schema.safeParse(name).data)).toEqual([]);
  });
});

test("what is wrong with a guest's name is said as it is", () => {
  const said = (name: string) => {
    const read = readGuest({ name, email: "a@example.com", phone: "", note: "", answers: {} }, false, []);
    return "errors" in read && read.errors.name;
  };
  expect(said("www.evil.example")).toBe("Enter a name without a web address.");
  expect(said("a".repeat(200))).toBe("Enter a shorter name.");
});

describe("every place that asks for a mail address", () => {
  test("is listed", () => {
    // A link may be a mail address, and is read as one.
    expect(filesOf(EMAIL_PLACES)).toEqual(askingFor(/\bemailSchema\b/).filter((path) => path !== "link/pasted.ts"));
  });

  test.each(Object.entries(EMAIL_PLACES))("%s takes it as it is typed and pasted", (_place, schema) => {
    const typed: [string, string][] = [...emails.EMAILS.map((email): [string, string] => [email, email]), ...emails.MENDED];
    expect(typed.flatMap(([text]) => [[text, schema.safeParse(text).data]])).toEqual(typed);
    expect(emails.REFUSED.filter((text) => schema.safeParse(text).success)).toEqual([]);
  });
});

test("only an address as it is stored goes to a mail server", () => {
  expect(emails.EMAILS.filter((email) => !isEmail(email))).toEqual([]);
  expect([...emails.MENDED.map(([text]) => text), ...emails.REFUSED].filter(isEmail)).toEqual([]);
});

describe("every place that asks for a phone number", () => {
  test("is listed", () => {
    expect(filesOf(PHONE_PLACES)).toEqual(askingFor(/\bphoneNumber\([A-Z]/));
  });

  test.each(Object.entries(PHONE_PLACES))("%s takes it as it is written and pasted", (_place, schema) => {
    expect(phones.PHONES.filter((text) => schema.safeParse(text).data !== text)).toEqual([]);
    const typed = phones.MENDED.map(([text, written]) => [text, written]);
    expect(typed.map(([text]) => [text, schema.safeParse(text).data])).toEqual(typed);
    expect(phones.REFUSED.filter((text) => text !== "" && schema.safeParse(text).success)).toEqual([]);
  });

  test("makes the same number of it to dial, for icons and links too", () => {
    const dialed = [
      ...phones.PHONES.map((text) => [text, text.replace(/[^+\d]/g, "")]),
      ...phones.MENDED.map(([text, , number]) => [text, number]),
    ];
    expect(dialed.map(([text = ""]) => [text, readPhone(text)])).toEqual(dialed);
    expect(dialed.map(([text = ""]) => [text, socialAddress("phone", text)])).toEqual(
      dialed.map(([text, number]) => [text, { url: `tel:${number}` }]),
    );
    expect(phones.REFUSED.filter((text) => "url" in socialAddress("phone", text))).toEqual([]);
    const links = dialed.filter(([, number = ""]) => number.length > 6);
    expect(links.map(([text = ""]) => [text, recogniseLink(text)])).toMatchObject(
      links.map(([text, number]) => [text, { url: `tel:${number}` }]),
    );
  });
});

/** Every object in a schema, with where it stands. */
function objectsIn(schema: z.core.$ZodType, place: string): [place: string, shape: Record<string, z.core.$ZodType>][] {
  const def: Partial<Record<string, unknown>> = { ...schema._zod.def };
  const inner = [def.innerType, def.in, def.element, ...(Array.isArray(def.options) ? def.options : [])] as (z.core.$ZodType | undefined)[];
  const shape = (def.shape ?? {}) as Record<string, z.core.$ZodType>;
  return [
    ...(def.shape ? [[place, shape] as [string, typeof shape]] : []),
    ...inner.flatMap((one) => (one ? objectsIn(one, place) : [])),
    ...Object.entries(shape).flatMap(([key, one]) => objectsIn(one, `${place}.${key}`)),
  ];
}

test("every command reads mail addresses, phone numbers and names of people in the same way", () => {
  const read: Record<string, [typed: string, data: unknown]> = {
    email: ["<A@Example.com>.", "a@example.com"],
    phone: ["Tel.: 030 5550147 x12", "030 5550147 ext. 12"],
    name: ["www.evil.example", undefined],
  };
  const asking = Object.entries(commands).flatMap(([name, { input }]) => objectsIn(input, name));
  const seen = asking.flatMap(([place, shape]) =>
    // Of names, those of people: they stand beside an address.
    Object.keys(shape)
      .filter((key) => key in read && (key !== "name" || "email" in shape || "country" in shape))
      .map((key) => [`${place}.${key}`, shape[key] && z.safeParse(shape[key], read[key]?.[0]).data, read[key]?.[1]]),
  );
  expect(seen.length).toBeGreaterThan(15);
  expect(seen.filter(([, data, meant]) => data !== meant)).toEqual([]);
});

describe.each([
  ["a parcel", typedAddressSchema],
  ["a bill", typedBillToSchema],
])("an address of %s", (_what, schema) => {
  const typed = (country: string, postcode: string, state?: string) => {
    const rules = addressRules(country);
    const needed = rules.state === "required" ? (rules.states[0]?.written ?? "State") : "";
    const address = { name: "Anna", street: "Lane 1", extra: "", city: "Town", country, postcode, state: state ?? needed };
    return schema.safeParse(address);
  };

  test("takes postcodes as countries write them", () => {
    expect(postcodes.POSTCODES.map(([country, code]) => [country, typed(country, code).data?.postcode])).toEqual(postcodes.POSTCODES);
  });

  test("takes them as people type and paste them", () => {
    // Blanks and dashes stay as they were typed where the country takes both.
    const bare = (code = "") => code.replace(/[ -]/g, "");
    const read = pasted.MENDED.map(([country, text, , state]) => [country, text, bare(typed(country, text, state).data?.postcode)]);
    expect(read).toEqual(pasted.MENDED.map(([country, text, code]) => [country, text, bare(code)]));
  });

  test("refuses what is no postcode there", () => {
    for (const [country, text, state] of postcodes.REFUSED) {
      const issues = typed(country, text, state).error?.issues ?? [];
      expect([country, text, issues.map(({ path }) => path.join("."))]).toEqual([country, text, ["postcode"]]);
    }
  });

  const stateOf = (country: string, text: string) => typed(country, codeOf.get(country) ?? "", text).data?.state;
  const codeOf = new Map(postcodes.POSTCODES);

  test("knows states by the names and letters that people write", () => {
    expect(states.STATES.map(([country, text]) => [country, text, stateOf(country, text)])).toEqual(states.STATES);
    expect(states.NO_STATES.filter(([country, text]) => stateOf(country, text) !== undefined)).toEqual([]);
  });

  test("knows every state of every country with a list by its name and its letters", { tags: ["full"] }, () => {
    const listed = COUNTRY_CODES.filter((country) => addressRules(country).states.length > 0);
    expect([...new Set(states.STATES.map(([country]) => country))]).toEqual(listed);
    const wrong = listed.flatMap((country) =>
      addressRules(country).states.flatMap(({ name, code, written }) =>
        [name, name.toUpperCase(), name.normalize("NFD").replace(/\p{M}/gu, ""), ` ${code.toLowerCase()} `, `${country}-${code}`]
          .filter((text) => stateOf(country, text) !== written)
          .map((text) => [country, text, written]),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
