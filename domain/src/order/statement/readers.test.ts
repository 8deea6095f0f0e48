import { expect, test } from "vitest";
import { guessColumns, readRows, readTable } from "./bank-csv.ts";
import { readCamt } from "./camt.ts";
import { readMt940 } from "./mt940.ts";
import { parseXml } from "./xml.ts";

const ENTRY = (inside: string, kind = "CRDT", more = "") =>
  `<Ntry><Amt Ccy="EUR">56.90</Amt><CdtDbtInd>${kind}</CdtDbtInd>${more}<BookgDt><Dt>2026-11-27</Dt></BookgDt><NtryDtls>${inside}</NtryDtls></Ntry>`;
const DETAIL = (name: string, text: string, amount = "") =>
  `<TxDtls>${amount}<RltdPties><Dbtr>${name}</Dbtr></RltdPties><RmtInf>${text}</RmtInf></TxDtls>`;
const CAMT = (entries: string) =>
  `<?xml version="1.0"?><c:Document xmlns:c="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><c:BkToCstmrStmt><Stmt>${entries}</Stmt></c:BkToCstmrStmt></c:Document>`;

test("camt.053: credits with their payer and all they say; a batch is each of its payments", () => {
  const one = ENTRY(
    DETAIL("<Nm>Anna &amp; Co</Nm>", "<Strd><CdtrRefInf><Ref>RF971042</Ref></CdtrRefInf></Strd>"),
    "CRDT",
    "<Sts>BOOK</Sts>",
  );
  const batch = ENTRY(
    DETAIL("<Pty><Nm>Ben</Nm></Pty>", "<Ustrd>Order <![CDATA[<1043>]]></Ustrd>", '<Amt Ccy="EUR">20.00</Amt>') +
      DETAIL("<Nm>Cleo</Nm>", "<Ustrd>1044</Ustrd>", '<AmtDtls><TxAmt><Amt Ccy="EUR">36.90</Amt></TxAmt></AmtDtls>'),
    "CRDT",
    "<Sts><Cd>BOOK</Cd></Sts>",
  );
  const left = [ENTRY("", "DBIT"), ENTRY("", "CRDT", "<RvslInd>true</RvslInd>"), ENTRY("", "CRDT", "<Sts>PDNG</Sts>")];
  expect(readCamt(CAMT(one + batch + left.join("")))).toEqual([
    { day: "2026-11-27", amount: 5690, currency: "EUR", payer: "Anna & Co", text: "RF971042" },
    { day: "2026-11-27", amount: 2000, currency: "EUR", payer: "Ben", text: "Order <1043>" },
    { day: "2026-11-27", amount: 3690, currency: "EUR", payer: "Cleo", text: "1044" },
  ]);
});

test.each(["", "<Document/>", "<Document><BkToCstmrStmt>", "<a></b>", "hello", `${"<a>".repeat(90)}`])(
  "%s is no camt document",
  (source) => {
    expect(readCamt(source)).toBeNull();
  },
);

test("no entity of a document is expanded", () => {
  const root = parseXml('<!DOCTYPE a [<!ENTITY b "xx">]><a>&b;&#65;&#x42;&quot;</a>');
  expect(root?.text ?? null).not.toContain("xx");
});

test("MT940: credits with numbered parts, with slashes and with plain text", () => {
  const source = [
    ":20:STARTUMS",
    ":60F:C261126EUR100,00",
    ":61:2611271127CR56,9N051NONREF",
    ":86:166?00SEPA?20EREF+X?21SVWZ+RF97 10?2242 Danke?32MUELLER A?33NNA",
    ":61:2611271127D10,00N020NONREF",
    ":86:106?20Fee?32Bank",
    ":61:261128C20,NTRFORDER 1043//B1",
    ":86:/NAME/Ben Olsen/REMI/Order",
    " 1043",
    ":61:261128RC5,00N020NONREF",
    ":62F:C261128EUR166,90",
    "-",
  ].join("\r\n");
  expect(readMt940(source)).toEqual([
    { day: "2026-11-27", amount: 5690, currency: "EUR", payer: "MUELLER ANNA", text: expect.stringContaining("RF97 1042 Danke") },
    { day: "2026-11-28", amount: 2000, currency: "EUR", payer: "Ben Olsen", text: expect.stringContaining("REMI/Order  1043") },
  ]);
  expect(readMt940("Date,Amount\n1,2")).toBeNull();
});

test.each([
  ['Buchungstag;Auftraggeber;Verwendungszweck;Betrag\n27.11.2026;Anna Berg;"Bestellung; 1042";1.056,90\n28.11.26;Bank;Fee;-10,00', 105_690],
  ['Account 1\n\nDate,Amount,Payer,Description\n11/27/2026,"1,056.90",Anna Berg,Bestellung; 1042\n2026-11-28,-10.00,Bank,Fee', 105_690],
  ["Dato\tBeløb\tNavn\tTekst\n2026-11-27\t+1056,9\tAnna Berg\tBestellung; 1042\nx\ty\tz\tz", 105_690],
])("CSV %#: columns are found by their heads, and amounts read as written", (source, amount) => {
  const table = readTable(source);
  const columns = table && guessColumns(table);
  const [payment, ...others] = table && columns ? readRows(table, { ...columns, payer: columns.payer ?? 2 }, "EUR") : [];
  expect(payment).toEqual({ day: "2026-11-27", amount, currency: "EUR", payer: "Anna Berg", text: "Bestellung; 1042" });
  expect(others).toEqual([]);
});

test.each([
  ["Booking Date,Debit Amount,Credit Amount,Payer,Reference", 2],
  ["Datum;Soll;Haben;Name;Verwendungszweck", 2],
  ["Date,Money out,Paid in,Name,Memo", 2],
])("%s: what came in is the amount", (head, amount) => {
  const separator = head.includes(";") ? ";" : ",";
  const rows = [["2026-11-27", "9.00", "", "Shop", "Paper"].join(separator), ["2026-11-27", "", "56.90", "Anna", "1042"].join(separator)];
  const table = readTable([head, ...rows].join("\n"));
  expect(table && guessColumns(table)).toEqual({ day: 0, amount, payer: 3, text: 4 });
  expect(table && readRows(table, guessColumns(table), "EUR").map((one) => one.amount)).toEqual([5690]);
});

test.each([
  ["Buchungstag;Buchungstext;Verwendungszweck;Betrag\n27.11.2026;GUTSCHR;Order 1042;9,00", 2],
  ["Buchungstag;Buchungstext;Betrag\n27.11.2026;Order 1042;9,00", 1],
  ["Date,Text,Amount\n2026-11-27,Order 1042,9.00", 1],
  ["Dato;Tekst;Beløb\n2026-11-27;Order 1042;9,00", 1],
])("CSV %#: its text is what the payer wrote", (source, text) => {
  const table = readTable(source);
  expect(table && guessColumns(table).text).toBe(text);
});

test.each([
  ["Date,Valuta,Amount,Text\n2026-11-27,27-NOV-2026,56.90,Paid"],
  ["Date,Amount,Text,Currency\n2026-11-27,56.90,Paid,EUR\n2026-11-27,1.00,Not,USD\n2026-11-27,2.00,Not,TRY"],
  ["Date,Amount,Text\n2026-11-27,56.90 EUR,Paid\n2026-11-27,1.00 USD,Not\n2026-11-27,£2.00,Not\n2026-11-27,€3.00 CHF,Not"],
  ["Datum;Naam;Af Bij;Bedrag;Mededelingen\n20261127;Anna;Bij;56,90;Paid\n20261127;Ben;Af;1,00;Not"],
  ["Date,Amount,Reference,State\n2026-11-27,56.90,Paid,COMPLETED\n2026-11-27,1.00,Not,PENDING\n2026-11-27,2.00,Not,REVERTED"],
  ["Datum;Verwendungszweck;Umsatz;\n27.11.2026;Paid;56,90;H\n27.11.2026;Not;1,00;S"],
  ["Date,Amount,Reference,Debit/Credit\n2026-11-27,56.90,Paid,Credit\n2026-11-27,1.00,Not,Debit"],
  ["Date,Original amount,Original currency,Amount,Currency,Reference\n2026-11-27,61.20,USD,56.90,EUR,Paid\n2026-11-27,1,EUR,2,USD,Not"],
])("CSV %#: other currencies, what went out and what is not booked are left out", (source) => {
  const table = readTable(source);
  const payments = table ? readRows(table, guessColumns(table), "EUR") : [];
  expect(payments.map(({ amount, text }) => [amount, text])).toEqual([[5690, "Paid"]]);
});

test("a sum from before the bank exchanged it, chosen by the owner, is in its own currency", () => {
  const source = "Date,Original amount,Original currency,Amount,Currency,Reference\n2026-11-27,56.90,USD,52.10,EUR,RF97 1042";
  const table = readTable(source);
  const read = (currency: "EUR" | "USD") => table && readRows(table, { ...guessColumns(table), amount: 1 }, currency);
  expect([read("EUR"), read("USD")]).toMatchObject([[], [{ amount: 5690 }]]);
});

test.each(["", "a", "one line only;with two"])("“%s” is no table", (source) => {
  expect(readTable(source)).toBeNull();
});
