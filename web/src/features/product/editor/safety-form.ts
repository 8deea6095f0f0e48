import {
  NO_SAFETY,
  SAFETY_CONTACT_MAX,
  SAFETY_ID_MAX,
  SAFETY_PARTY_MAX,
  SAFETY_WARNINGS_MAX,
  type Safety,
} from "@awning/domain/product/law/safety";
import { isGtin } from "@awning/domain/product/law/safety-gaps";
import { type Checked, readFields, readLine, readText } from "#form/read-fields.ts";
import * as labels from "./labels.ts";

/** The inputs of what the law wants said of a product, each as typed. */
export type SafetyForm = { [Name in keyof Safety]: string };
export const SAFETY_NAMES = Object.keys(NO_SAFETY);

/** The stored field that an input is part of. */
export function storedIn(field: string): string {
  if (field === "measureUnit") return "measure";
  return SAFETY_NAMES.includes(field) ? "safety" : field;
}

/** Parses the inputs; they are stored together or not at all. */
export function readSafety(form: SafetyForm): { safety: Safety | null; problems: Partial<Record<string, string>> } {
  const line = (typed: string, most: number) => readLine(typed, most, labels.atMostCharacters(most));
  const text = (typed: string, most: number) => readText(typed, most, labels.atMostCharacters(most));
  const { value, problems } = readFields({
    maker: text(form.maker, SAFETY_PARTY_MAX),
    makerContact: line(form.makerContact, SAFETY_CONTACT_MAX),
    responsible: text(form.responsible, SAFETY_PARTY_MAX),
    warnings: text(form.warnings, SAFETY_WARNINGS_MAX),
    gtin: readGtin(form.gtin),
    model: line(form.model, SAFETY_ID_MAX),
    batch: line(form.batch, SAFETY_ID_MAX),
  });
  return { safety: value, problems };
}

function readGtin(typed: string): Checked<string> {
  const digits = typed.replace(/[\s-]/g, "");
  return isGtin(digits) ? { value: digits } : { error: labels.gtinInvalid };
}
