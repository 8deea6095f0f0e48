import { formatCount } from "@awning/domain/values/counts";

export const thingsToFix = (count: number) => `${formatCount(count, "thing")} to fix, the rest is saved`;
export const NO_PAYMENT = "Payments not set up yet";
export const acceptsLabel = (methods: readonly string[]) => `Accepts ${new Intl.ListFormat("en", { type: "conjunction" }).format(methods)}`;
