import { englishIn } from "@awning/domain/values/region";

let own = navigator.language || "en";
let english = englishIn(own);

/** Takes over the locale that the owner chose; before somebody is signed in it is the browser's. */
export function setLocale(locale: string): void {
  if (locale === own) return;
  own = locale;
  english = englishIn(locale);
}

/** The locale of everything with words in it: dates, times, units, names of countries and currencies. */
export function textLocale(): string {
  return english;
}

/** The locale of amounts and numbers, shown and typed. */
export function numberLocale(): string {
  return own;
}
