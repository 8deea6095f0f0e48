import { toCsv } from "../values/csv.ts";
import type { Contact } from "./contact.ts";

/** Subscribers as CSV: address, when and where they agreed, and the text. Times in UTC. */
export function toContactCsv(contacts: readonly Contact[]): string {
  const rows = contacts.map(({ email, confirmedAt, consents }) => {
    const confirmed = consents.findLast((one) => one.act === "confirmed");
    const asked = consents.findLast((one) => one.act === "asked");
    return [email, time(confirmedAt), time(asked?.at ?? null), confirmed?.source ?? "", confirmed?.text ?? "", confirmed?.version ?? ""];
  });
  return toCsv([["Email", "Confirmed", "Signed up", "Page", "Agreed to", "Consent version"], ...rows]);
}

function time(at: number | null): string {
  return at === null ? "" : new Date(at).toISOString();
}
