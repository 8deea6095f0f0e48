import * as z from "zod/mini";
import { type Address, addressSchema } from "../../values/address.ts";
import { addressRules, postcodeForm, type State } from "../../values/address-country.ts";
import { plainWritten, readPostcode } from "../../values/postcode.ts";
import { billToSchema } from "../money/bill-to.ts";
import { FORMER_STATES } from "./former-states.ts";

/** Why a typed address field is refused, besides its schema; used as the issue message. */
export const ADDRESS_PROBLEMS = ["address_missing", "bad_postcode", "bad_state"] as const;

type Place = Pick<Address, "postcode" | "city" | "state" | "country">;

// Country checks run even if other fields have issues, so that all are reported together.
const checked = z.check<Place>(checkPlace, { when: ({ value }) => typeof value === "object" && value !== null });

/** A typed address: complete for its country, with postcode and state normalized. */
export const typedAddressSchema = z.pipe(addressSchema.check(checked), z.transform(asWritten));

export const typedBillToSchema = z.pipe(billToSchema.check(checked), z.transform(asWritten));

function asWritten<Typed extends Place>(address: Typed): Typed {
  const { country } = address;
  const { state } = addressRules(country);
  const known = address.state === "" ? undefined : readState(address.state, country);
  return {
    ...address,
    postcode: readPostcode(address.postcode, country, known),
    state: state === null ? "" : (known?.written ?? address.state),
  };
}

function checkPlace({ value, issues }: z.core.ParsePayload<Place>): void {
  // A field that failed its own check may have any type here.
  const text = (field: keyof Place) => (typeof value[field] === "string" ? value[field] : "");
  const country = text("country");
  const { postcode, city, state } = asWritten({ postcode: text("postcode"), city: text("city"), state: text("state"), country });
  const rules = addressRules(country);
  const refuse = (field: keyof Place, message: (typeof ADDRESS_PROBLEMS)[number]) =>
    issues.push({ code: "custom", path: [field], message, input: value[field], continue: true });
  if (postcode === "" && rules.postcode === "required") refuse("postcode", "address_missing");
  if (postcode !== "" && postcodeForm(country)?.test(postcode) === false) refuse("postcode", "bad_postcode");
  if (city === "" && rules.city === "required") refuse("city", "address_missing");
  if (state === "" && rules.state === "required") refuse("state", "address_missing");
  if (state !== "" && rules.states.length > 0 && !rules.states.some((one) => one.written === state)) refuse("state", "bad_state");
}

const indexes = new Map<string, ReadonlyMap<string, State>>();

/** States of a country by all spellings. Names win over codes, and both over other spellings. */
function indexOf(country: string): ReadonlyMap<string, State> {
  const made = indexes.get(country);
  if (made) return made;
  const { states } = addressRules(country);
  const former = Object.entries(FORMER_STATES[country] ?? {});
  const entries = [
    ...states.map((state) => [key(state.name), state] as const),
    ...states.map((state) => [key(state.code), state] as const),
    ...former.flatMap(([text, letters]) => states.filter(({ code }) => code === letters).map((state) => [text, state] as const)),
    ...states.map((state) => [coreOf(state.name), state] as const),
    // With and without the ISO 3166-2 prefix.
    ...states.flatMap((state) =>
      [state.name + state.code, state.code + state.name, country + state.code].map((text) => [key(text), state] as const),
    ),
  ];
  const index = new Map(entries.toReversed());
  indexes.set(country, index);
  return index;
}

function readState(typed: string, country: string): State | undefined {
  const index = indexOf(country);
  return index.get(key(typed)) ?? index.get(coreOf(typed));
}

const KIND_BEFORE =
  /^(?:the )?(?:state|commonwealth|province|provincia|provincie|prov|estado|edo|departamento|dpto|depto|region|county|co|comunidad|prefecture|district|distrikt|distrito|municipalidad|parish|provinsi|tinh|thanh pho|tp)[. ]+(?:(?:of|del|de|di|do|da) )?/;
const KIND_BEHIND = / (?:state|province|county|parish|prefecture|district|region|territory|city|ili|islands?)$/;

/** A name without its type: `County Cork` and `Co. Cork` are Cork. */
function coreOf(text: string): string {
  return key(plain(text).replace(KIND_BEFORE, "").replace(KIND_BEHIND, ""));
}

function key(text: string): string {
  return plain(text)
    .replace(/\bsaint\b/g, "st")
    .replace(/&/g, "and")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function plain(text: string): string {
  return plainWritten(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\u02bb\u02bc]/gu, "")
    .replace(/\u0131/g, "i")
    .replace(/đ/g, "d")
    .trim();
}
