import { formatFileSize } from "../values/file-size.ts";
import type { LinkFile } from "./link-file.ts";

/** File types of links by extension, with their Storage type. None can execute in a browser. A test compares the rules. */
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

export const UNKNOWN_TYPE = "application/octet-stream";

/** Long enough to spare a repeated download, short enough that a deleted file disappears soon. Storage rules do not see it. */
const CACHE = "public, max-age=3600";

export function linkFilePath(siteId: string, fileId: string): string {
  return `linkFiles/${siteId}/${fileId}`;
}

/**
 * The public URL of a link file.
 * @param base where Storage serves objects, ending in `/o/`
 */
export function linkFileUrl(base: string, siteId: string, fileId: string): string {
  return `${base}${encodeURIComponent(linkFilePath(siteId, fileId))}?alt=media`;
}

/** Storage metadata: the type from the name, and a download under that name. Only PDF opens in the browser. */
export function linkFileMetadata(name: string): { contentType: string; contentDisposition: string; cacheControl: string } {
  const contentType = LINK_FILE_TYPES[endingOf(name)] ?? UNKNOWN_TYPE;
  // RFC 5987 reserves these four, which `encodeURIComponent` does not escape.
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const isShown = contentType === "application/pdf";
  return {
    contentType,
    contentDisposition: `${isShown ? "inline" : "attachment"}; filename*=UTF-8''${encoded}`,
    cacheControl: CACHE,
  };
}

/** For example `PDF, 2.4 MB`. */
export function linkFileLabel({ name, size }: Pick<LinkFile, "name" | "size">): string {
  return `${endingOf(name).toUpperCase()}, ${formatFileSize(size)}`;
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1).toLowerCase();
}
