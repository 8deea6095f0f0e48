import { BIO_MAX } from "@awning/domain/account/limits";
import { DISPLAY_NAME_MAX, HEADLINE_MAX, siteDraftSchema } from "@awning/domain/site/site";
import { formatCount } from "@awning/domain/values/counts";
import { cleanLine, cleanText } from "@awning/domain/values/text";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

export type Checked = { value: string } | { error: string };

/** Validates the name shown on the page and in mails. */
export function checkDisplayName(typed: string): Checked {
  const name = cleanLine(typed);
  if (name === "") return { error: uiLabels.nameMissing };
  if (name.length > DISPLAY_NAME_MAX) return tooLong(name.length - DISPLAY_NAME_MAX);
  if (!siteDraftSchema.shape.displayName.safeParse(name).success) return { error: labels.nameInvalid };
  return { value: name };
}

/** Validates the line below the name. */
export const checkHeadline = checkLine(HEADLINE_MAX);

/** Validates the text about the shop. */
export const checkBio = checkText(BIO_MAX);

/** Validates one line of at most `max` characters. */
export function checkLine(max: number): (typed: string) => Checked {
  return (typed) => {
    const text = cleanLine(typed);
    return text.length > max ? tooLong(text.length - max) : { value: text };
  };
}

/** Validates a text of at most `max` characters. */
export function checkText(max: number): (typed: string) => Checked {
  return (typed) => {
    const text = cleanText(typed);
    return text.length > max ? tooLong(text.length - max) : { value: text };
  };
}

function tooLong(by: number): Checked {
  return { error: labels.remove(formatCount(by, "character")) };
}
