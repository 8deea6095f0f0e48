import { LINKS_MAX } from "@awning/domain/account/limits";
import type { Problem } from "@awning/domain/transfer/bundles";
import { type ProfileId, takenFor } from "@awning/domain/transfer/profile";
import { ANY_CSV, PROFILES, profileOf } from "@awning/domain/transfer/profiles";
import { linksIn, type NewLink, readLinks } from "@awning/domain/transfer/read-links";
import { type Choices, type ProductReading, readProducts } from "@awning/domain/transfer/read-products";
import { decodeText, readCsv } from "./csv-table.ts";
import { importRefused } from "./import-refusals.ts";
import { richFromHtml } from "./rich-from-html.ts";
import { readSavedPage } from "./saved-page.ts";

/** In bytes. */
export const IMPORT_FILE_MAX = 30_000_000;

/** What a file is taken for and what it makes. `head` are the columns, to assign by hand. */
export type ImportReading = { profile: ProfileId; head: readonly string[]; rows: number } & (
  | { makes: "products"; reading: ProductReading }
  | { makes: "links"; links: NewLink[]; problems: Problem[] }
  | { makes: "nothing" }
);

/** What the owner chose; a `profile` of `null` is found by the file's header. */
export type ImportChoices = Choices & { profile: ProfileId | null };

/**
 * Reads a file and makes drafts of it. Pure: nothing is stored.
 * @throws Failure `bad_request` with an ImportRefusal
 */
export function readImport(bytes: Uint8Array<ArrayBuffer>, choices: ImportChoices): ImportReading {
  if (bytes.length > IMPORT_FILE_MAX) throw importRefused("bytes");
  if (bytes.length === 0) throw importRefused("empty");
  // Both are archives; spreadsheets hold their sheets in one.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw importRefused("spreadsheet");
  const text = decodeText(bytes);
  if (/^\s*<(?:!doctype|html|head|body|\?xml|!--)/i.test(text.slice(0, 1024))) {
    const { links, problems } = readLinks(readSavedPage(text));
    return { profile: "page", head: [], rows: links.length + problems.length, makes: "links", links: links.slice(0, LINKS_MAX), problems };
  }
  const table = readCsv(text);
  const { id, makes } = choices.profile === null ? (takenFor(PROFILES, table.head) ?? ANY_CSV) : profileOf(choices.profile);
  const known = { profile: id, head: table.head, rows: table.rows.length };
  if (makes === "nothing") return { ...known, makes };
  if (makes === "links") return { ...known, makes, ...readLinks(linksIn(table, profileOf(id))) };
  return { ...known, makes, reading: readProducts(table, profileOf(id), choices, richFromHtml) };
}
