import { countWords } from "@awning/domain/values/count-words";

export const thingsToFix = (count: number) => `${countWords(count, "thing")} to fix, the rest is saved`;
export const NO_PAYMENT = "Payments not set up yet";
export const acceptsWords = (methods: readonly string[]) => `Accepts ${new Intl.ListFormat("en", { type: "conjunction" }).format(methods)}`;
