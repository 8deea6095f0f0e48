import { CONTACT_ADDRESS_MAX, phoneSchema } from "@awning/domain/site/profile";
import { countWords } from "@awning/domain/values/count-words";
import { emailSchema } from "@awning/domain/values/email";
import { cleanLine, cleanText } from "@awning/domain/values/text";

type Checked = { value: string } | { error: string };

/** Checks an address for mails, or nothing. */
export function checkEmail(typed: string): Checked {
  if (typed.trim() === "") return { value: "" };
  const email = emailSchema.safeParse(typed);
  return email.success ? { value: email.data } : { error: "Enter a valid email address, such as name@shop.example." };
}

/** Checks a phone number, or nothing. */
export function checkPhone(typed: string): Checked {
  const phone = phoneSchema.safeParse(typed);
  return phone.success ? { value: phone.data } : { error: "Enter a phone number with at least 5 digits." };
}

/** Checks where people can come to. */
export function checkAddress(typed: string): Checked {
  const address = cleanText(typed);
  return address.length > CONTACT_ADDRESS_MAX ? tooLong(address.length - CONTACT_ADDRESS_MAX) : { value: address };
}

/** Checks one line of at most so many characters. */
export function checkLine(max: number): (typed: string) => Checked {
  return (typed) => {
    const text = cleanLine(typed);
    return text.length > max ? tooLong(text.length - max) : { value: text };
  };
}

/** Checks a text of at most so many characters. */
export function checkText(max: number): (typed: string) => Checked {
  return (typed) => {
    const text = cleanText(typed);
    return text.length > max ? tooLong(text.length - max) : { value: text };
  };
}

function tooLong(by: number): Checked {
  return { error: `Remove ${countWords(by, "character")}.` };
}
