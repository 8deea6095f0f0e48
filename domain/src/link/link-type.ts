import { parseEmbed } from "../rich-text/embed.ts";
import type { Link } from "./link.ts";

export function linkTypeOf(url: string): Link["type"] {
  if (url.startsWith("mailto:")) return "email";
  if (url.startsWith("tel:")) return "phone";
  if (url.startsWith("sms:")) return "sms";
  if (/^https:\/\/(wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com)\//.test(url)) return "whatsapp";
  return parseEmbed(url) ? "embed" : "web";
}
