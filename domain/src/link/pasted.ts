import { type LinkUrlReason, parseLinkUrl } from "../rich-text/link-url.ts";
import { emailSchema } from "../values/email.ts";
import { plainPasted } from "../values/pasted.ts";

/** {@link parseLinkUrl} for what somebody typed or pasted: a mail address is one too, and blanks in a path are part of it. */
export function parsePastedUrl(typed: string): ReturnType<typeof parseLinkUrl> {
  const text = plainPasted(typed);
  const [, scheme, address = "", query = ""] = /^(mailto:\s*)?([^?]*)(\?.*)?$/is.exec(text) ?? [];
  const email = emailSchema.safeParse(address);
  // One that is whole already stays as it is, letter for letter.
  if (email.success && (scheme === undefined || /[^!-~]/.test(text))) return parseLinkUrl(`mailto:${email.data}${query}`);
  const parsed = parseLinkUrl(/^(?:https?:\/\/)?[^\s/]+\/\S/i.test(text) ? text.replaceAll(" ", "%20") : text);
  // Browsers read any number as an internet address: nobody who writes 12.5 means 12.0.0.5.
  const [, number = ""] = ("url" in parsed && /^https?:\/\/([\d.]+)[:/]/.exec(parsed.url)) || [];
  // What has an @ and neither scheme nor path was meant as a mail address, not as a name and a password.
  const isMail = "reason" in parsed && parsed.reason === "has_credentials" && !/[/:]/.test(text);
  return isMail || !text.includes(number) ? { reason: "not_a_url" satisfies LinkUrlReason } : parsed;
}
