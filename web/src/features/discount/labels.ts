import { formatCount, plural } from "@awning/domain/values/counts";

export const ACTIVE = "Active";
export const STATE_CHANGED = {
  active: (code: string) => `${code} is active`,
  paused: (code: string) => `${code} is paused`,
  ended: (code: string) => `${code} has ended`,
};
export const codesEnded = (count: number) => `${formatCount(count, "code")} ended`;
export const endCodes = (count: number) => plural(count, { one: "End code", other: `End all ${count}` });
export const appliesTo = (count: number) => `Applies to ${formatCount(count, "product")}`;
