import { BIO_MAX, DISPLAY_NAME_MAX, HEADLINE_MAX, siteDraftSchema } from "@awning/domain/site/site";
import { formatCount } from "@awning/domain/values/counts";
import { cleanLine, cleanText } from "@awning/domain/values/text";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

type Checked = { value: string } | { error: string };

/** Validates the name shown on the page and in mails. */
export function checkDisplayName(typed: string): Checked {
  const name = cleanLine(typed);
  if (name === "") return { error: uiLabels.nameMissing };
  if (name.length > DISPLAY_NAME_MAX) return tooLong(name.length - DISPLAY_NAME_MAX);
  if (!siteDraftSchema.shape.displayName.safeParse(name).success) return { error: labels.nameInvalid };
  return { value: name };
}

/** Validates the line below the name. */
export function checkHeadline(typed: string): Checked {
  const headline = cleanLine(typed);
  return headline.length > HEADLINE_MAX ? tooLong(headline.length - HEADLINE_MAX) : { value: headline };
}

/** Validates the text about the shop. */
export function checkBio(typed: string): Checked {
  const bio = cleanText(typed);
  return bio.length > BIO_MAX ? tooLong(bio.length - BIO_MAX) : { value: bio };
}

function tooLong(by: number): Checked {
  return { error: labels.remove(formatCount(by, "character")) };
}
