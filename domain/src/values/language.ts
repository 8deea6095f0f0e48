/** Languages that are written from right to left, by the first part of their tag. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]);

/** Which way a language is written. */
export function directionOf(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(language.split("-")[0] ?? "") || /-(?:Arab|Hebr)\b/.test(language) ? "rtl" : "ltr";
}
