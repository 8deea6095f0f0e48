/**
 * The remainder of ISO 7064 MOD 97-10 of letters and digits, A being 10 and Z 35. IBANs and RF references have check digits in their third
 * and fourth place so that it is 1 once the first four are moved to the end.
 */
export function mod97(text: string): number {
  let rest = 0;
  for (const letter of text) {
    const value = Number.parseInt(letter, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Whether the check digits of an IBAN or an RF reference are right. */
export function hasRightCheck(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text) && mod97(text.slice(4) + text.slice(0, 4)) === 1;
}
