// Separate from `tax.ts`, so that formatting a rate does not bundle the validator.

/** Formats thousandths of a percent, for example `20 %` or `8.875 %`. */
export function formatRate(rate: number): string {
  return `${rate / 1000} %`;
}
