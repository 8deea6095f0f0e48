import { MEASURE_MAX } from "@awning/domain/product/law/measure";

/** An amount in thousandths as people type it: `0.75`, empty for none. */
export function typedMeasure(thousandths: number): string {
  return thousandths === 0 ? "" : String(thousandths / 1000);
}

/** Reads an amount with a point or a comma and up to three digits behind it, in thousandths; 0 for none, `null` if it is no amount. */
export function readMeasure(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  if (text === "") return 0;
  const thousandths = /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1000) : 0;
  return thousandths > 0 && thousandths <= MEASURE_MAX ? thousandths : null;
}
