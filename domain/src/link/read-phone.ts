import { plainPasted } from "../values/pasted.ts";
import { numberToDial } from "./phone.ts";

const LABEL = /^(?:tel(?:efon|ephone)?|phone|mobile?|mob|cell|fon|handy|call)\b[\s.:]*(?=[+(\d])|^(?:☎|☏|📞|📱|\uFE0F|\s)+/iu;
const EXTENSION = /(?:[\s,;]*(?:ext(?:ension)?|x|dw|durchwahl)[\s.:=]*|\s*#|(?<=^\+?\d{5,15}),)(\d{1,6})$/i;
const NUMBER = /^\+?[\d\s().\-/]{3,40}$/;

/**
 * The number in what people write: "Tel. +49 30 …", "☎ …", dashes of any length, an extension behind it, which a phone dials after a pause.
 * @returns digits, after a plus where its country is said; `null` for what is no phone number
 */
export function readPhone(typed: string): string | null {
  const text = plainPasted(typed)
    .replace(/\p{Pd}/gu, "-")
    .replace(LABEL, "");
  const extension = EXTENSION.exec(text);
  const written = extension ? text.slice(0, extension.index) : text;
  if (!NUMBER.test(written) || /^\d{1,3}(\.\d{1,3}){3}$/.test(written)) return null;
  const number = numberToDial(written);
  const digits = number.replace("+", "").length;
  return digits >= 5 && digits <= 15 ? `${number}${extension ? `,${extension[1]}` : ""}` : null;
}
