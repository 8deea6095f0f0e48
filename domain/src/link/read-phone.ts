import * as z from "zod/mini";
import { plainPasted } from "../values/pasted.ts";
import { line } from "../values/text.ts";
import { latinDigits } from "../values/typed-number.ts";
import { numberToDial } from "./phone.ts";

const KIND = `(?:${[
  "t[eé]l(?:[eé](?:fono?|fone?|phone|foon)|éf|f)?|tlf|ph(?:one)?|mob(?:ile?|iel)?|cell(?:ulare?)?|celular|portable|m[oó]vil|gsm|fon|handy",
  "festnetz|call|whats ?app|wa|sms|fax|home|work|office|main|direct|business|private|privat|büro|nr|no|тел(?:ефон)?|моб|電話(?:番号)?|携帯",
  "电话|手机|전화|هاتف|جوال|טלפון|โทร",
].join("|")})(?: ?(?:phone|no|nr|number|番号))?`;
const BEFORE = new RegExp(
  `^(?:(?:callto|tel|sms)(?:;[^:]*)?:(?://)?|[([]?${KIND}(?![\\p{L}\\p{M}])(?: ?[(/]?${KIND})?[)\\]]?[\\s.:=#]*(?=[+(\\d])|[☎☏✆📞📱📲\\uFE0F•·][:\\s]*|\\s+)+`,
  "iu",
);
const BEHIND = new RegExp(`[\\s,;]*(?:[([](?:${KIND}|[mhwcof])[)\\]]|(?<=[\\d\\s])(?:${KIND}|[mhwcof])|[\\s.,;:])$`, "iu");
const EXTENSION =
  /(?:[\s,;]*\(?(?:e?xt(?:ension)?|x|dw|durchwahl|poste|int(?:erno)?|доб)[\s.:=]*|\s*#|(?<=^\+[\d\s().-]{7,30}|^\d{7,15}),+|(?<=\d)[;pw]+)(\d{1,6})[#)]?$/iu;
const NUMBER = /^[+(\d][\d\s().\-/+]{2,60}$/;
/** A date, which has as many digits as a local number, or a decimal number. */
const OTHER_NUMBER = /^(?:\d\.\d+|(?:19|20)\d\d([-./])[01]?\d\1[0-3]?\d|[0-3]?\d([-./])[0-3]?\d\2(?:19|20)\d\d)$/;
/** An IP address; pairs of digits or leading zeros make it a phone number. */
const MACHINE = /^(?!\d\d(?:\.\d\d){3}$)(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/;
const SECOND = /[\d)]\s*\/\s*(?:\+|00\s?[1-9]|0\d{2,})|\d[\s/]*\+/;

/** Fewer digits may be anything, unless `tel:` or `sms:` is typed before them. */
const DIGITS_MIN = 5;
const DIGITS_MIN_DIALED = 3;
/** Three-digit emergency and help numbers in most of the world. */
const HELP_NUMBERS: ReadonlySet<string> = new Set(
  "000 100 101 102 103 108 110 111 112 113 114 115 116 117 118 119 122 123 190 191 192 193 911 988 999".split(" "),
);

/**
 * Finds the number in text such as "Tel. +49 30 …" or "☎ …", with any dashes, digits of any script, and an extension.
 * @param least how many digits it has at least
 * @returns the number as displayed, without surrounding text and with its extension as `ext. 12`; `null` for none or two
 */
export function writtenPhone(typed: string, least = DIGITS_MIN): string | null {
  const text = trimmed(
    latinDigits(plainPasted(typed))
      .replace(/\p{Pd}|\u2212/gu, "-")
      .replace(/\s+/g, " ")
      // Spreadsheets mark text this way.
      .replace(/^="(.+)"$|^='?|^'/, "$1")
      .replace(BEFORE, ""),
  );
  const extension = EXTENSION.exec(text);
  const written = (extension ? text.slice(0, extension.index) : text).trim().replace(/^\((\+\d{1,3})\)/, "$1");
  if (!NUMBER.test(written) || OTHER_NUMBER.test(written) || MACHINE.test(written) || SECOND.test(written.replace(/^\+/, ""))) return null;
  const digits = numberToDial(written).replace("+", "").length;
  return digits >= least && digits <= 15 ? `${written}${extension ? ` ext. ${extension[1]}` : ""}` : null;
}

/**
 * The same as it is dialed: digits, with a plus before a country code and a pause before an extension. Emergency numbers, and what is
 * typed as `tel:` or `sms:`, may be as short as three digits.
 */
export function readPhone(typed: string): string | null {
  const text = plainPasted(typed);
  const isShort = HELP_NUMBERS.has(text) || /^(?:tel|sms):/i.test(text);
  const written = writtenPhone(text, isShort ? DIGITS_MIN_DIALED : DIGITS_MIN);
  return written === null ? null : numberToDial(written);
}

/** Schema of a displayed phone number of at most `max` UTF-16 units, or an empty string. */
export function phoneNumber(max: number) {
  return z.pipe(
    z.pipe(
      z.string().check(z.maxLength(max * 4 + 64)),
      z.transform((typed) => writtenPhone(typed) ?? typed),
    ),
    line(0, max).check(z.refine((value) => value === "" || writtenPhone(value) === value, { error: "bad_phone" })),
  );
}

function trimmed(text: string): string {
  const shorter = text.replace(BEHIND, "");
  return shorter === text ? text : trimmed(shorter);
}
