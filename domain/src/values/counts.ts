const RULES = new Intl.PluralRules("en");

/** The form that English has for a count: `one` for 1, `other` for everything else. */
export function plural<T>(count: number, forms: { one: T; other: T }): T {
  return RULES.select(count) === "one" ? forms.one : forms.other;
}

/** A count with what is counted: "1 product", "2 products". `more` for a plural without an s. */
export function formatCount(count: number, one: string, more = `${one}s`): string {
  return `${count} ${plural(count, { one, other: more })}`;
}
