import { type BankPayment, currencyOf, realDay, toMinorUnits } from "./bank-payment.ts";
import { allAt, type Element, parseXml, textAt, textsIn } from "./xml.ts";

/**
 * What came in by a statement or report in the format camt.052, 053 or 054 of ISO 20022: booked credits that reverse nothing. A batch is
 * each of its payments. `null` if it is another document.
 */
export function readCamt(source: string): BankPayment[] | null {
  const root = parseXml(source);
  if (root?.name !== "Document") return null;
  const entries = root.children.flatMap(({ children }) => children.flatMap((statement) => allAt(statement, "Ntry")));
  const isCamt = root.children.some(({ name }) => name.startsWith("BkTo"));
  return isCamt ? entries.filter(isIncoming).flatMap(paymentsOf) : null;
}

function isIncoming(entry: Element): boolean {
  const status = textAt(entry, "Sts", "Cd") || textAt(entry, "Sts");
  return textAt(entry, "CdtDbtInd") === "CRDT" && textAt(entry, "RvslInd") !== "true" && (status === "BOOK" || status === "");
}

function paymentsOf(entry: Element): BankPayment[] {
  const details = allAt(entry, "NtryDtls", "TxDtls");
  const date = textAt(entry, "BookgDt", "Dt") || textAt(entry, "BookgDt", "DtTm") || textAt(entry, "ValDt", "Dt");
  return (details.length > 0 ? details : [entry]).flatMap((detail) => {
    // A single payment may leave its amount to the entry.
    const own = allAt(detail, "Amt")[0] ?? allAt(detail, "AmtDtls", "TxAmt", "Amt")[0];
    const stated = own ?? (details.length < 2 ? allAt(entry, "Amt")[0] : undefined);
    const currency = currencyOf(/Ccy\s*=\s*["']([A-Z]{3})/.exec(stated?.attributes ?? "")?.[1] ?? "");
    const amount = stated && currency && toMinorUnits(stated.text.trim(), currency);
    if (!amount || !currency || (textAt(detail, "CdtDbtInd") || "CRDT") !== "CRDT") return [];
    const written = [...allAt(detail, "RmtInf"), ...allAt(detail, "Refs", "EndToEndId"), ...allAt(detail, "AddtlTxInf")];
    const texts = [...written.flatMap(textsIn), textAt(entry, "AddtlNtryInf")];
    const payer = textAt(detail, "RltdPties", "Dbtr", "Pty", "Nm") || textAt(detail, "RltdPties", "Dbtr", "Nm");
    return [{ day: realDay(date), amount, currency, payer, text: texts.filter(Boolean).join(" ") }];
  });
}
