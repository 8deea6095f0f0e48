import type { Safety } from "./safety.ts";

/** Whether a GTIN's last digit fits the others (mod 10, weights 3 and 1 from the right). Empty is none. */
export function isGtin(typed: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(typed)) return typed === "";
  const sum = [...typed].toReversed().reduce((all, digit, index) => all + Number(digit) * (index % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

type Identified = { kind: string; sku: string; safety: Safety };
/** What a physical product lacks before it may be offered in the EU; a SKU identifies it too. Nothing for files and services. */
export type SafetyGap = "maker" | "contact" | "identifier";

export function safetyGaps({ kind, sku, safety }: Identified): SafetyGap[] {
  if (kind !== "physical") return [];
  const { maker, makerContact, gtin, model, batch } = safety;
  return [
    ...(maker === "" ? (["maker"] as const) : []),
    ...(makerContact === "" ? (["contact"] as const) : []),
    ...([sku, gtin, model, batch].every((one) => one === "") ? (["identifier"] as const) : []),
  ];
}
