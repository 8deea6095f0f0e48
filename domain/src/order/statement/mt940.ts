import type { Currency } from "../../money/money.ts";
import { type BankPayment, currencyOf, realDay, toMinorUnits } from "./bank-payment.ts";

const TAG = /^:(\d{2}[A-Z]?):/;
const ENTRY = /^(\d{2})(\d{2})(\d{2})(?:\d{4})?(RC|RD|EC|ED|C|D)[A-Z]?(\d+,\d*)/;

/** What came in by a statement in the format MT940 of SWIFT, with or without the numbered parts of German banks. `null` if it is none. */
export function readMt940(source: string): BankPayment[] | null {
  const fields = fieldsOf(source);
  if (!fields.some(({ tag }) => tag === "61") && !fields.some(({ tag }) => tag.startsWith("60"))) return null;
  let currency: Currency | null = null;
  return fields.flatMap(({ tag, value }, index) => {
    if (tag.startsWith("60")) currency = currencyOf(/^[CD]\d{6}([A-Z]{3})/.exec(value)?.[1] ?? "");
    const [, year, month, day, mark, written] = (tag === "61" && ENTRY.exec(value)) || [];
    const amount = written === undefined || currency === null ? null : toMinorUnits(written, currency);
    if (mark !== "C" || !amount || currency === null) return [];
    const [first = "", ...own] = value.split("\n");
    const told = fields[index + 1]?.tag === "86" ? (fields[index + 1]?.value ?? "") : "";
    const { payer, text } = toldIn(told);
    const reference = first.slice(ENTRY.exec(first)?.[0].length ?? 0);
    return [
      { day: realDay(`20${year}-${month}-${day}`), amount, currency, payer, text: [text, reference, ...own].filter(Boolean).join(" ") },
    ];
  });
}

/** A field goes on in lines without a tag. */
function fieldsOf(source: string): { tag: string; value: string }[] {
  const fields: { tag: string; value: string }[] = [];
  for (const line of source.split(/\r?\n/)) {
    const tag = TAG.exec(line);
    const last = fields.at(-1);
    if (tag) fields.push({ tag: tag[1] ?? "", value: line.slice(tag[0].length) });
    else if (last && !line.startsWith("-") && !line.startsWith("{")) last.value += `\n${line}`;
  }
  return fields;
}

/** German banks number the parts: 20 to 29 and 60 to 63 are the text, 32 and 33 the payer. Lines are broken anywhere, so they are joined. */
function toldIn(value: string): { payer: string; text: string } {
  const joined = value.replaceAll("\n", "");
  const parts = [...joined.matchAll(/\?(\d{2})([^?]*)/g)].map(([, number = "", text = ""]) => ({ number: Number(number), text }));
  if (parts.length === 0) return { payer: /\/NAME\/([^/]+)/.exec(joined)?.[1] ?? "", text: value.replaceAll("\n", " ") };
  const of = (from: number, to: number) => parts.filter(({ number }) => number >= from && number <= to).map(({ text }) => text);
  return { payer: of(32, 33).join(""), text: [...of(20, 29), ...of(60, 63)].join("") };
}
