import { type BankTable, readTable } from "./bank-csv.ts";
import { type BankPayment, STATEMENT_MAX } from "./bank-payment.ts";
import { readCamt } from "./camt.ts";
import { readMt940 } from "./mt940.ts";

/** A file of a bank: its payments, or rows of which the owner says what they mean. `null` if it is neither. */
export type Statement = { kind: "payments"; payments: BankPayment[] } | { kind: "table"; table: BankTable };

/** Reads a statement in the format camt.05x, MT940 or CSV, whichever it is. */
export function readStatement(source: string): Statement | null {
  if (source.length > STATEMENT_MAX) return null;
  const payments = readCamt(source) ?? readMt940(source);
  if (payments) return { kind: "payments", payments };
  const table = readTable(source);
  return table && { kind: "table", table };
}
