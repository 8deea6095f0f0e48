import { numberToDial } from "@awning/domain/link/phone";
import { type Media, mediaUrl } from "@awning/domain/media/media";
import type { PublishedSite } from "@awning/domain/published/published";
import { sitePaths } from "@awning/domain/routes/paths";
import type { PageFile } from "./page.ts";

const LINE_BYTES = 75;

/** How to reach an owner, for address books (vCard 3.0, which every phone reads); `null` when they show nothing of it. */
export function contactCard(site: PublishedSite, place: { siteUrl: string; mediaBase: string }): PageFile | null {
  const { email, phone, address } = site.profile;
  if (!email && !phone && !address) return null;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escaped(site.displayName)}`,
    `N:;${escaped(site.displayName)};;;`,
    `ORG:${escaped(site.displayName)}`,
    ...(site.headline ? [`TITLE:${escaped(site.headline)}`] : []),
    ...(phone ? [`TEL;TYPE=WORK,VOICE:${numberToDial(phone)}`] : []),
    ...(email ? [`EMAIL;TYPE=WORK:${escaped(email)}`] : []),
    // As people write it: which part of it is the street nobody has told us.
    ...(address ? [`ADR;TYPE=WORK:;;${escaped(address.replace(/\n/g, ", "))};;;;`] : []),
    `URL:${place.siteUrl}${sitePaths.home(site.username)}`,
    ...(site.avatar ? [pictureLine(site.avatar, place.mediaBase)] : []),
    "END:VCARD",
  ];
  const body = `${lines.map(fold).join("\r\n")}\r\n`;
  return { type: "file", contentType: "text/vcard; charset=utf-8", name: `${site.username}.vcf`, body };
}

function pictureLine(avatar: Media, mediaBase: string): string {
  return `PHOTO;VALUE=URI:${mediaUrl(mediaBase, avatar, 320)}`;
}

/** Nothing in a text can end its line or its field. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, "\\n");
}

/** Lines of at most 75 bytes; what is longer goes on after a space, never within a sign. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > LINE_BYTES - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      part = "";
    }
    part += sign;
  }
  return [...parts, part].join("\r\n ");
}
