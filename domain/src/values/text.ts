import * as z from "zod/mini";

/** The longest sentence that somebody agrees to, in characters. */
export const CONSENT_TEXT_MAX = 300;

// C0/C1 controls except tab, line feed; bidirectional overrides and zero-width marks that hide what a name really says.
// Half a surrogate pair (`Cs`) is what a cut through a character leaves; no database takes it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const UNSAFE = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\p{Cs}]/gu;
const LINE_BREAKS = /[\t\n\r\u0085\u2028\u2029]+/g;

/** One line of text as people typed it, made safe to store: NFC, no control or direction marks, trimmed. */
export function cleanLine(value: string): string {
  return value.replace(LINE_BREAKS, " ").replace(UNSAFE, "").normalize("NFC").trim();
}

/** Text with line breaks, made safe to store: NFC, `\n` only, no control or direction marks, trimmed. */
export function cleanText(value: string): string {
  return cleanRun(value).trim();
}

/** A piece of a longer text, made safe to store; blanks at its ends belong to it and stay. */
export function cleanRun(value: string): string {
  return value
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(UNSAFE, "")
    .normalize("NFC");
}

/** At most `max` UTF-16 units: so count the rules of Firestore and `maxlength` in forms, while `z.maxLength` counts code points. */
function maxUnits(max: number) {
  const check = z.check<string>(({ value, issues }) => {
    if (value.length > max) issues.push({ code: "too_big", origin: "string", maximum: max, inclusive: true, input: value, continue: true });
  });
  // Where zod's own checks have their bound: rules are made of it.
  Object.assign(check._zod.def, { maximum: max });
  return check;
}

/** Schema of one cleaned line, `min` to `max` UTF-16 units after cleaning. */
export function line(min: number, max: number) {
  return cleanedLine(min, max, cleanLine);
}

function cleanedLine(min: number, max: number, clean: (value: string) => string) {
  return z.pipe(z.pipe(z.string().check(z.maxLength(max * 4 + 64)), z.transform(clean)), z.string().check(z.minLength(min), maxUnits(max)));
}

/** Schema of cleaned text with line breaks, up to `max` UTF-16 units after cleaning. */
export function paragraph(max: number) {
  return z.pipe(z.pipe(z.string().check(z.maxLength(max * 4 + 64)), z.transform(cleanText)), z.string().check(maxUnits(max)));
}

/**
 * What no name may hold; the same pattern stands in `rules/shared.rules`: only what leads somewhere by itself. Whatever else looks like
 * an address is broken up in mails, and colons, brackets and endings of hosts are in names that people have.
 */
export const URL_IN_NAME = /\/\/[^ ]|www\.[^ .]+\.[^ .]/i;

// What breaks words and joins letters is of no use in a name, and some letters are drawn as nothing at all.
const UNSEEN_IN_NAMES = /[\u00AD\u061C\u180E\u2060-\u206F\uFFF9-\uFFFB]/g;
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

function cleanName(value: string): string {
  const name = cleanLine(value.replace(UNSEEN_IN_NAMES, ""));
  return SEEN.test(name) ? name : "";
}

/** Schema of a person's or shop's name. Names stand in mails to strangers, so they carry no web address and no line break. */
export function personName(min: number, max: number) {
  return cleanedLine(min, max, cleanName).check(z.refine((value) => !URL_IN_NAME.test(value), { error: "name_has_url" }));
}

/** Where something stands among its siblings: a fractional index, so that a move writes one document. */
export const orderKeySchema = z.string().check(z.regex(/^[0-9A-Za-z]{1,100}$/));
