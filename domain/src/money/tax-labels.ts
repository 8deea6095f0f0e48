// Apart from `tax.ts`, so that what only writes a rate on a page does not carry the validator.

/** A rate in thousandths of a percent for people, for example `20 %` or `8.875 %`. */
export function formatRate(rate: number): string {
  return `${rate / 1000} %`;
}
