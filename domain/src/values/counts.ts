const RULES = new Intl.PluralRules("en");

export function plural<T>(count: number, forms: { one: T; other: T }): T {
  return RULES.select(count) === "one" ? forms.one : forms.other;
}

/** For example "1 product", "2 products". `more` is an irregular plural. */
export function formatCount(count: number, one: string, more = `${one}s`): string {
  return `${count} ${plural(count, { one, other: more })}`;
}
