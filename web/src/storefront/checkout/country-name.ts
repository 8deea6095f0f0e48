const names = new Intl.DisplayNames("en", { type: "region" });

/** The English name of a country. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}
