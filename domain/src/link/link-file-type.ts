import { formatFileSize } from "../values/file-size.ts";
import type { LinkFile } from "./link-file.ts";

/**
 * What a link may lead to, by the ending of its name, and as what it lies in Storage. Nothing here runs in a browser: no
 * page, no script, no SVG. A test holds the rules against it.
 */
export const LINK_FILE_TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  zip: "application/zip",
  epub: "application/epub+zip",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  odt: "application/vnd.oasis.opendocument.text",
  txt: "text/plain",
  csv: "text/csv",
};

/** Of a file whose ending is none of these. */
export const UNKNOWN_TYPE = "application/octet-stream";

/** Long enough to spare a visitor the second download, short enough that a file that was taken away is soon gone. Rules of Storage do not see it. */
const CACHE = "public, max-age=3600";

/** Where such a file lies in Storage. */
export function linkFilePath(siteId: string, fileId: string): string {
  return `linkFiles/${siteId}/${fileId}`;
}

/**
 * Where visitors get it.
 * @param base where Storage serves objects, ending in `/o/`
 */
export function linkFileUrl(base: string, siteId: string, fileId: string): string {
  return `${base}${encodeURIComponent(linkFilePath(siteId, fileId))}?alt=media`;
}

/** What Storage is told of a file: its type by its name, and that it is saved under that name. Only a PDF opens in the browser. */
export function linkFileMetadata(name: string): { contentType: string; contentDisposition: string; cacheControl: string } {
  const contentType = LINK_FILE_TYPES[endingOf(name)] ?? UNKNOWN_TYPE;
  // RFC 5987: these four have a meaning there, and `encodeURIComponent` leaves them as they are.
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const isShown = contentType === "application/pdf";
  return {
    contentType,
    contentDisposition: `${isShown ? "inline" : "attachment"}; filename*=UTF-8''${encoded}`,
    cacheControl: CACHE,
  };
}

/** What a file is and how large, for example `PDF, 2.4 MB`. */
export function linkFileLabel({ name, size }: Pick<LinkFile, "name" | "size">): string {
  return `${endingOf(name).toUpperCase()}, ${formatFileSize(size)}`;
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1).toLowerCase();
}
