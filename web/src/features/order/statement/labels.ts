import type { BankColumns } from "@awning/domain/order/statement/bank-csv";
import type { NearReason } from "@awning/domain/order/statement/match";
import { formatCount } from "@awning/domain/values/counts";

export const bankStatement = "Bank statement";
export const chooseFile = "Choose a bank statement";
export const chooseHint = "CAMT.053, MT940 or CSV from your bank. It’s read on this device and isn’t uploaded.";
export const unreadable = "We can’t read this file. Export the statement as CAMT.053, MT940 or CSV.";
export const otherFile = "Choose another file";

// Columns
export const columnsHint = "Choose what each column contains.";
export const COLUMNS: Readonly<Record<keyof BankColumns, string>> = {
  amount: "Amount",
  text: "Reference or description",
  payer: "Payer",
  day: "Date",
};
export const noColumn = "None";

// Matches
export const matching = "Matching payments…";
export const exactMatches = (count: number) => `${formatCount(count, "payment")} ${count === 1 ? "matches" : "match"} an order`;
export const exactHint = "Amount and reference match. These orders will be marked as paid on the day the payment arrived.";
export const nearMatches = (count: number) => `${formatCount(count, "payment")} to check yourself`;
export const others = (count: number) =>
  `${formatCount(count, "other payment")} ${count === 1 ? "doesn’t" : "don’t"} match an unpaid order.`;
export const nothingMatches = "No payments match an unpaid order.";
export const nothingWaits = "No orders are waiting for a bank transfer.";
export const noPayments = "No incoming payments in this file.";
export const markPaid = (count: number) => `Mark ${formatCount(count, "order")} as paid`;
export const buyersEmailed = "Buyers get an email that their payment has arrived. You can undo this.";
export const unknownPayer = "Unknown payer";

export const nearReason = (reason: NearReason, { due, payer, buyer }: { due: string; payer: string; buyer: string }): string =>
  ({
    amount: `The order is for ${due}.`,
    payer: `${payer} paid, but ${buyer} ordered.`,
    unnamed: "Amount and name match, but there’s no order number.",
    twice: "Another payment names the same order.",
    several: "The payment mentions several orders.",
  })[reason];
