import { ARCHIVE_VERSION, type ArchiveParts, documentsFile, MANIFEST_FILE, manifestSchema } from "@awning/domain/transfer/archive";
import { importRefused } from "./import-refusals.ts";
import { type Archive, openArchive, readEntry } from "./zip-entries.ts";

/** Of each part that is read as a whole, in bytes. */
const PART_MAX = 100_000_000;

/**
 * The parts of one of our archives that an import reads.
 * @throws Failure `bad_request` with `spreadsheet` for another archive, `newer`, `bytes` or `bad_archive`
 */
export async function readArchiveParts(blob: Blob): Promise<ArchiveParts> {
  const archive = await openArchive(blob);
  // Spreadsheets and documents are archives too.
  if (!archive.entries.has(MANIFEST_FILE)) throw importRefused("spreadsheet");
  const { data: manifest } = manifestSchema.safeParse(await jsonOf(archive, MANIFEST_FILE));
  if (!manifest) throw importRefused("bad_archive");
  if (manifest.version > ARCHIVE_VERSION) throw importRefused("newer");
  const [products, stock, links] = await Promise.all(["products", "stock", "links"].map((name) => jsonOf(archive, documentsFile(name))));
  return { manifest, products, stock, links };
}

async function jsonOf(archive: Archive, name: string): Promise<unknown> {
  const bytes = await readEntry(archive, name, PART_MAX);
  if (bytes === null) return {};
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw importRefused("bad_archive", error);
  }
}
