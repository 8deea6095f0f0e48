import * as z from "zod/mini";
import { type Address, addressSchema } from "../../values/address.ts";
import { addressRules, postcodeForm } from "../../values/address-country.ts";
import { plainWritten, readPostcode } from "../../values/postcode.ts";
import { billToSchema } from "../money/bill-to.ts";

/** Why a field of a typed address is refused, besides what its own schema says: the message of the issue. */
export const ADDRESS_PROBLEMS = ["address_missing", "bad_postcode", "bad_state"] as const;

/** Letters that people write for a state beside those of its own: earlier ones, and those of its post. */
const FORMER_STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: { nf: "NL", pq: "QC" },
  MX: Object.fromEntries(
    "ags AGU,bc BCN,cdmx CMX,chih CHH,chis CHP,df CMX,dgo DUR,edomex MEX,gto GUA,hgo HID,nl NLE,qro QUE,qroo ROO,tamps TAM,tlax TLA"
      .split(",")
      .map((pair) => pair.split(" ")),
  ),
};

type Place = Pick<Address, "postcode" | "city" | "state" | "country">;

// What a country wants is said together with what is wrong with the other fields.
const checked = z.check<Place>(checkPlace, { when: ({ value }) => typeof value === "object" && value !== null });

/** An address as somebody types it: what its country wants is there, and its postcode and state are written as there. */
export const typedAddressSchema = z.pipe(addressSchema.check(checked), z.transform(asWritten));

/** Whom an invoice is made out to, as somebody types it. */
export const typedBillToSchema = z.pipe(billToSchema.check(checked), z.transform(asWritten));

function asWritten<Typed extends Place>(address: Typed): Typed {
  const { country } = address;
  const { states, state } = addressRules(country);
  const wanted = key(address.state);
  const code = (FORMER_STATES[country] ?? {})[wanted] ?? wanted;
  const known = states.find(({ name }) => key(name) === wanted) ?? states.find((one) => key(one.code) === code.toLowerCase());
  return {
    ...address,
    postcode: readPostcode(address.postcode, country, known),
    state: state === null ? "" : (known?.written ?? address.state),
  };
}

function checkPlace({ value, issues }: z.core.ParsePayload<Place>): void {
  // A field that is refused by itself may be anything here.
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

/** By what a state is recognized, however it is typed. */
function key(text: string): string {
  return plainWritten(text)
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
