import * as z from "zod/mini";

export const CONSENT_TEXT_MAX = 300;

// C0/C1 controls except tab and line feed; bidirectional overrides and zero-width marks that disguise a name; lone surrogates (`Cs`), which
// databases refuse.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const UNSAFE = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\p{Cs}]/gu;
const LINE_BREAKS = /[\t\n\r\u0085\u2028\u2029]+/g;

/** Cleans one typed line: NFC, no control or direction marks, trimmed. */
export function cleanLine(value: string): string {
  return value.replace(LINE_BREAKS, " ").replace(UNSAFE, "").normalize("NFC").trim();
}

/** Cleans text with line breaks: NFC, `\n` only, no control or direction marks, trimmed. */
export function cleanText(value: string): string {
  return cleanRun(value).trim();
}

/** Cleans a run of a longer text; leading and trailing spaces stay. */
export function cleanRun(value: string): string {
  return value
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(UNSAFE, "")
    .normalize("NFC");
}

/** Limits UTF-16 units, like Firestore rules and `maxlength` do; `z.maxLength` counts code points. */
function maxUnits(max: number) {
  const check = z.check<string>(({ value, issues }) => {
    if (value.length > max) issues.push({ code: "too_big", origin: "string", maximum: max, inclusive: true, input: value, continue: true });
  });
  // Where zod's own checks store their bound, from which the rules are generated.
  Object.assign(check._zod.def, { maximum: max });
  return check;
}

/** One cleaned line, `min` to `max` UTF-16 units after cleaning. */
export function line(min: number, max: number) {
  return cleanedLine(min, max, cleanLine);
}

function cleanedLine(min: number, max: number, clean: (value: string) => string) {
  return z.pipe(z.pipe(z.string().check(z.maxLength(max * 4 + 64)), z.transform(clean)), z.string().check(z.minLength(min), maxUnits(max)));
}

/** Cleaned text with line breaks, up to `max` UTF-16 units after cleaning. */
export function paragraph(max: number) {
  return z.pipe(z.pipe(z.string().check(z.maxLength(max * 4 + 64)), z.transform(cleanText)), z.string().check(maxUnits(max)));
}

/**
 * Refused in names; repeated in `rules/shared.rules`. Only text that mail clients link by itself: mails break up other address-like text,
 * and real names contain colons, brackets and host endings.
 */
export const URL_IN_NAME = /\/\/[^ ]|www\.[^ .]+\.[^ .]/i;

// Word breaks, joiners and blank letters are useless in names.
const UNSEEN_IN_NAMES = /[\u00AD\u061C\u180E\u2060-\u206F\uFFF9-\uFFFB]/g;
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

function cleanName(value: string): string {
  const name = cleanLine(value.replace(UNSEEN_IN_NAMES, ""));
  return SEEN.test(name) ? name : "";
}

/** A person's or shop's name. Names appear in mails to strangers, so they contain no web address and no line break. */
export function personName(min: number, max: number) {
  return cleanedLine(min, max, cleanName).check(z.refine((value) => !URL_IN_NAME.test(value), { error: "name_has_url" }));
}

/** A fractional index for sorting, so that a move writes one document. */
export const orderKeySchema = z.string().check(z.regex(/^[0-9A-Za-z]{1,100}$/));
