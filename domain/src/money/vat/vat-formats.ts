// Formats: VIES, "VAT identification number structure" (European Commission, FAQ, question 11). Check digits: the algorithms that the states
// publish, as collected in "VIES VAT number algorithms" (European Commission, TAXUD). Where a state has none for a kind of number, its form
// alone is checked.

type Check = (body: string) => boolean;
type Format = { form: RegExp; check?: Check };

/** VAT numbers without their prefix, by member state (ISO 3166-1 alpha-2). */
export const VAT_FORMATS: Readonly<Record<string, Format>> = {
  AT: { form: /^U\d{8}$/, check: (body) => lastDigit(body, (10 - ((luhnSum(body.slice(1, 8), 0) + 4) % 10)) % 10) },
  BE: { form: /^[01]\d{9}$/, check: (body) => 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8)) },
  BG: {
    form: /^\d{9,10}$/,
    check: (body) =>
      body.length === 10 ||
      lastDigit(
        body,
        twice(body, (at) => at + 3),
      ),
  },
  CY: { form: /^\d{8}[A-Z]$/, check: isCypriot },
  CZ: { form: /^\d{8,10}$/, check: (body) => body.length !== 8 || lastDigit(body, (11 - (sum(body, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10) },
  DE: { form: /^[1-9]\d{8}$/, check: isMod1110 },
  DK: { form: /^\d{8}$/, check: (body) => sum(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { form: /^10\d{7}$/, check: (body) => sum(body, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0 },
  ES: { form: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, check: isSpanish },
  FI: { form: /^\d{8}$/, check: (body) => sum(body, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0 },
  FR: { form: /^[A-HJ-NP-Z\d]{2}\d{9}$/, check: isFrench },
  GR: { form: /^\d{9}$/, check: (body) => lastDigit(body, (sum(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10) },
  HR: { form: /^\d{11}$/, check: isMod1110 },
  HU: { form: /^\d{8}$/, check: (body) => sum(body, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0 },
  IE: { form: /^\d{7}[A-W][A-I]?$|^\d[A-Z+*]\d{5}[A-W]$/, check: isIrish },
  IT: { form: /^\d{11}$/, check: (body) => luhnSum(body, 0) % 10 === 0 },
  LT: {
    form: /^(\d{9}|\d{12})$/,
    check: (body) =>
      lastDigit(
        body,
        twice(body, (at) => ((at + 2) % 9) + 1),
      ),
  },
  LU: { form: /^\d{8}$/, check: (body) => Number(body.slice(0, 6)) % 89 === Number(body.slice(6)) },
  LV: { form: /^\d{11}$/, check: (body) => body < "4" || sum(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3 },
  MT: { form: /^\d{8}$/, check: (body) => 37 - (sum(body, [3, 4, 6, 7, 8, 9]) % 37) === Number(body.slice(6)) },
  NL: {
    form: /^\d{9}B\d{2}$/,
    check: (body) => lastDigit(body.slice(0, 9), sum(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11) || isMod97(`NL${body}`),
  },
  PL: { form: /^\d{10}$/, check: (body) => lastDigit(body, sum(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11) },
  PT: { form: /^[1-9]\d{8}$/, check: (body) => lastDigit(body, ((11 - (sum(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10) },
  RO: {
    form: /^[1-9]\d{1,9}$/,
    check: (body) => lastDigit(body, ((sum(body.slice(0, -1).padStart(9, "0"), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10),
  },
  SE: { form: /^\d{10}(0[1-9]|[1-8]\d|9[0-4])$/, check: (body) => luhnSum(body.slice(0, 10), 1) % 10 === 0 },
  SI: {
    form: /^[1-9]\d{7}$/,
    check: (body) => lastDigit(body, (11 - (sum(body, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10) && sum(body, [8, 7, 6, 5, 4, 3, 2]) % 11 !== 0,
  },
  SK: { form: /^[1-9]\d[2-46-9]\d{7}$/, check: (body) => Number(body) % 11 === 0 },
};

function sum(digits: string, weights: readonly number[]): number {
  return weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
}

function lastDigit(body: string, digit: number): boolean {
  return Number(body.at(-1)) === digit;
}

/** The sum of Luhn, which doubles the digits at odd places, or at even ones with `first` 1. */
function luhnSum(digits: string, first: 0 | 1): number {
  return [...digits].reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === first ? 1 : 2);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
}

/** ISO 7064, Mod 11,10. */
function isMod1110(body: string): boolean {
  const product = [...body.slice(0, -1)].reduce((before, digit) => (((before + Number(digit)) % 10 || 10) * 2) % 11, 10);
  return lastDigit(body, (11 - product) % 10);
}

/** ISO 7064, Mod 97,10, where a letter counts from 10. */
function isMod97(text: string): boolean {
  return [...text].reduce((rest, one) => Number(`${rest}${Number.parseInt(one, 36)}`) % 97, 0) === 1;
}

/** A sum modulo 11 with the weights 1 to 9; where that is 10, once more with `others`. */
function twice(body: string, others: (at: number) => number): number {
  const places = [...body.slice(0, -1)].map((_, at) => at);
  const first =
    sum(
      body,
      places.map((at) => (at % 9) + 1),
    ) % 11;
  return first < 10 ? first : (sum(body, places.map(others)) % 11) % 10;
}

const CYPRIOT_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
function isCypriot(body: string): boolean {
  const all = [...body.slice(0, 8)].reduce(
    (before, digit, at) => before + (at % 2 === 0 ? (CYPRIOT_ODD[Number(digit)] ?? 0) : Number(digit)),
    0,
  );
  return body[8] === String.fromCharCode(65 + (all % 26));
}

const SPANISH_PERSONS = "TRWAGMYFPDXBNJZSQVHLCKE";
const SPANISH_FIRST = ["X", "Y", "Z"];
function isSpanish(body: string): boolean {
  const [first = "", control = ""] = [body[0], body.at(-1)];
  const foreign = SPANISH_FIRST.indexOf(first);
  if (/\d/.test(first) || foreign >= 0) {
    const digits = `${foreign >= 0 ? foreign : first}${body.slice(1, 8)}`;
    return control === SPANISH_PERSONS[Number(digits) % 23];
  }
  if (/[KLM]/.test(first)) return control === SPANISH_PERSONS[Number(body.slice(1, 8)) % 23];
  const digit = (10 - (luhnSum(body.slice(1, 8), 1) % 10)) % 10;
  const letter = "JABCDEFGHI"[digit];
  if (/[PQRSNW]/.test(first)) return control === letter;
  return /[ABCDEFGHJUV]/.test(first) && (control === String(digit) || control === letter);
}

/** The key of letters has no published check. */
function isFrench(body: string): boolean {
  return !/^\d{2}/.test(body) || Number(`${body.slice(2)}12`) % 97 === Number(body.slice(0, 2));
}

const IRISH = "WABCDEFGHIJKLMNOPQRSTUV";
function isIrish(body: string): boolean {
  const isOld = /^\d[A-Z+*]/.test(body);
  const digits = isOld ? `0${body.slice(2, 7)}${body[0]}` : body.slice(0, 7);
  const second = body[8] ? 9 * (body.charCodeAt(8) - 64) : 0;
  return body[7] === IRISH[(sum(digits, [8, 7, 6, 5, 4, 3, 2]) + second) % 23];
}
