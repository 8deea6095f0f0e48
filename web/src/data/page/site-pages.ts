import { Failure } from "@awning/domain/errors/failure";
import type { Dropped } from "@awning/domain/page/blocks";
import { parseBlocks } from "@awning/domain/page/blocks";
import {
  PAGE_VERSIONS_MAX,
  PAGES_MAX,
  type Page,
  type PageDraft,
  type PageIndex,
  type PageVersion,
  pageDraftSchema,
  pageIndexSchema,
  pageSchema,
  pageVersionSchema,
} from "@awning/domain/page/page";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { collection, doc, getDocFromServer, limit, orderBy, query, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import * as z from "zod/mini";
import { runCommand } from "../core/commands.ts";
import { fromDocument } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { dropLingering, type Live, useLive } from "../core/live.ts";
import { watchDocument, watchQuery } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

/** A page opened in the builder. `dropped` lists blocks of the draft that cannot be read; the next save removes them. */
export type OpenPage = Page & { dropped: Dropped[] };

/** Identifies a stored revision of a page. */
export type Saved = Pick<Page, "id" | "rev" | "saveId">;

/** The pages of a site in menu order, at most {@link PAGES_MAX}, live. */
export function useSitePages(siteId: string | null): Live<Page[]> {
  return useLive(
    siteId && `pages/${siteId}`,
    watchQuery(() => query(collection(firestore(), collections.pages(siteId ?? "")), orderBy("menuOrder"), limit(PAGES_MAX)), pageSchema),
  );
}

/** What is published of a site's pages, live; `null` until something is published. */
export function usePageIndex(siteId: string | null): Live<{ pages: PageIndex } | null> {
  return useLive(
    siteId && `page-index/${siteId}`,
    watchDocument(() => doc(firestore(), documents.pageIndex(siteId ?? "")), pageIndexSchema),
  );
}

// Reads the raw blocks, so the builder can report those that do not parse.
const openPageSchema = z.pipe(
  z.extend(pageSchema, { blocks: z.unknown() }),
  z.transform((page) => ({ ...page, ...parseBlocks(page.blocks) })),
);

const pageKey = (siteId: string, pageId: string) => `page/${siteId}/${pageId}`;

/** One page of a site, live; `null` when it does not exist. */
export function useSitePage(siteId: string | null, pageId: string): Live<OpenPage | null> {
  return useLive(
    siteId && pageKey(siteId, pageId),
    watchDocument(() => doc(firestore(), documents.page(siteId ?? "", pageId)), openPageSchema),
  );
}

/** A published version of a page, live; `null` when it is not kept. Without a number it waits. */
export function usePageVersion(siteId: string | null, pageId: string, version: number | null): Live<PageVersion | null> {
  return useLive(
    siteId && version !== null ? `page-version/${siteId}/${pageId}/${version}` : null,
    watchDocument(() => doc(firestore(), documents.pageVersion(siteId ?? "", pageId, version ?? 0)), pageVersionSchema),
  );
}

/** The published versions of a page, newest first, live. */
export function usePageVersions(siteId: string | null, pageId: string): Live<PageVersion[]> {
  return useLive(
    siteId && `page-versions/${siteId}/${pageId}`,
    watchQuery(
      () =>
        query(
          collection(firestore(), collections.pageVersions(siteId ?? "", pageId)),
          orderBy("version", "desc"),
          limit(PAGE_VERSIONS_MAX),
        ),
      pageVersionSchema,
    ),
  );
}

/**
 * Adds a page. The home page has the id `home`; any other gets a new one.
 * @returns its id at once; the write is sent when there is a connection
 * @throws ZodError
 */
export function addSitePage(siteId: string, draft: PageDraft): { id: string; write: Promise<void> } {
  const parsed = pageDraftSchema.parse(draft);
  const pages = collection(firestore(), collections.pages(siteId));
  const reference = parsed.kind === "home" ? doc(firestore(), documents.page(siteId, "home")) : doc(pages);
  const now = serverTimestamp();
  const fresh = {
    rev: 1,
    saveId: newSaveId(),
    after: "",
    publishedRev: null,
    publishedAt: null,
    live: null,
    versions: 0,
    createdAt: now,
    updatedAt: now,
  };
  // Otherwise the builder would open with an earlier home page's cached value and replace it a moment later.
  dropLingering(pageKey(siteId, reference.id));
  const write = trackWrite(setDoc(reference, { ...parsed, ...fresh })).catch((error: unknown) => Promise.reject(toFailure(error)));
  return { id: reference.id, write };
}

/** An id for the next save. */
export function newSaveId(): string {
  return crypto.randomUUID();
}

/**
 * Saves fields of a draft as the revision after `page`. Shown at once, sent when there is a connection; further saves continue
 * from `rev + 1` and `saveId` without waiting, and when one is refused, so are the ones after it.
 * @throws Failure `conflict` with `details.rev` when another tab or device saved since, or when an earlier save was refused
 * (then it is less than `page.rev`); ZodError when the fields do not match
 */
export async function saveSitePage(siteId: string, page: Saved, changes: Partial<PageDraft>, saveId = newSaveId()): Promise<void> {
  const { id, rev, saveId: after } = page;
  const fields = z.partial(pageDraftSchema).parse(changes);
  const known = Object.fromEntries(Object.entries(fields).filter(([key]) => key in changes));
  const reference = doc(firestore(), documents.page(siteId, id));
  try {
    await trackWrite(updateDoc(reference, { ...known, rev: rev + 1, saveId, after, updatedAt: serverTimestamp() }));
  } catch (error) {
    throw await explain(error, siteId, page);
  }
}

// The rules refuse a save that is not the next revision; the document tells whether that was the reason.
async function explain(error: unknown, siteId: string, { id, rev, saveId }: Saved): Promise<Failure> {
  const failure = toFailure(error);
  if (failure.code !== "forbidden") return failure;
  const page = await getDocFromServer(doc(firestore(), documents.page(siteId, id))).then(
    (snapshot) => fromDocument(pageSchema, snapshot),
    () => null,
  );
  return page && (page.rev !== rev || page.saveId !== saveId) ? new Failure("conflict", { rev: page.rev }) : failure;
}

/**
 * Publishes a draft. `rev` is the saved revision that the owner sees.
 * @throws Failure `conflict`, `page_refused` with `details.problem` (`PAGE_PROBLEMS`), `offline`
 */
export function publishPage(pageId: string, rev: number): Promise<{ version: number; slug: string; publishedAt: number }> {
  return runCommand("publish-page", { pageId, rev });
}

/** Unpublishes a page; its draft stays. @throws Failure `offline` */
export async function unpublishPage(pageId: string): Promise<void> {
  await runCommand("unpublish-page", { pageId });
}

/**
 * Restores a version into the draft with this `rev`. With `page.live.version` it discards the changes since publishing.
 * @returns the new revision
 * @throws Failure `conflict`, `not_found`, `offline`
 */
export async function restorePageVersion(pageId: string, version: number, rev: number): Promise<number> {
  return (await runCommand("restore-page-version", { pageId, version, rev })).rev;
}

/** Deletes a page with all its versions; succeeds if another device already deleted it. @throws Failure `offline` */
export async function deletePage(pageId: string): Promise<void> {
  await runCommand("delete-page", { pageId }).catch((error: unknown) => {
    if (!(error instanceof Failure) || error.code !== "not_found") throw error;
  });
}
