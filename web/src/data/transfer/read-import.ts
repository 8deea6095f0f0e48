import { LINKS_MAX } from "@awning/domain/account/limits";
import { readArchive } from "@awning/domain/transfer/archive";
import { left, type Problem } from "@awning/domain/transfer/bundles";
import type { NewProduct } from "@awning/domain/transfer/make-product";
import { type Profile, type ProfileId, takenFor } from "@awning/domain/transfer/profile";
import { ANY_CSV, PROFILES, profileOf } from "@awning/domain/transfer/profiles";
import { linksIn, type NewLink, readLinks } from "@awning/domain/transfer/read-links";
import { type Choices, type ProductReading, readProducts } from "@awning/domain/transfer/read-products";
import { decodeText, readCsv } from "./csv-table.ts";
import { importRefused } from "./import-refusals.ts";
import { readArchiveParts } from "./read-archive.ts";
import { richFromHtml } from "./rich-from-html.ts";
import { readSavedPage } from "./saved-page.ts";

/** In bytes. */
const IMPORT_FILE_MAX = 30_000_000;

/** What a file is taken for and what it makes. `head` are the columns, to assign by hand; `reading` how its prices were read. */
export type ImportReading = {
  profile: ProfileId;
  head: readonly string[];
  makes: Profile["makes"];
  products: readonly NewProduct[];
  links: readonly NewLink[];
  problems: readonly Problem[];
  reading: ProductReading | null;
  /** The currency of an archive. */
  currency: string | null;
};

const NONE = { head: [], products: [], links: [], problems: [], reading: null, currency: null };

/** What the owner chose; a `profile` of `null` is found by the file's header. */
export type ImportChoices = Choices & { profile: ProfileId | null };

/**
 * Reads a file and makes drafts of it. Nothing is stored.
 * @throws Failure `bad_request` with an ImportRefusal
 */
export async function readImport(file: Blob, choices: ImportChoices): Promise<ImportReading> {
  if (await isArchive(file)) {
    const parts = await readArchiveParts(file);
    return { ...NONE, profile: "archive", makes: "products", ...readArchive(parts, choices), currency: parts.manifest.currency };
  }
  if (file.size > IMPORT_FILE_MAX) throw importRefused("bytes");
  return readBytes(new Uint8Array(await file.arrayBuffer()), choices);
}

async function isArchive(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}

/** The same for a file of text. */
export function readBytes(bytes: Uint8Array<ArrayBuffer>, choices: ImportChoices): ImportReading {
  const text = decodeText(bytes);
  if (/^\s*<(?:!doctype|html|head|body|\?xml|!--)/i.test(text.slice(0, 1024))) {
    const { links, problems } = readLinks(readSavedPage(text));
    const rest = links.slice(LINKS_MAX).map(({ line, link }) => left(line, "too_many", link.title));
    return { ...NONE, profile: "page", makes: "links", links: links.slice(0, LINKS_MAX), problems: [...problems, ...rest] };
  }
  const table = readCsv(text);
  const profile = choices.profile === null ? (takenFor(PROFILES, table.head) ?? ANY_CSV) : profileOf(choices.profile);
  const known = { ...NONE, profile: profile.id, head: table.head, makes: profile.makes };
  if (profile.makes === "nothing") return known;
  if (profile.makes === "links") return { ...known, ...readLinks(linksIn(table, profile)) };
  const reading = readProducts(table, profile, choices, richFromHtml);
  return { ...known, products: reading.products, problems: reading.problems, reading };
}
