import { type Block, newBlock } from "@awning/domain/page/block";
import { documents } from "@awning/domain/routes/firestore-paths";
import type { Owner } from "./builders.ts";
import { run } from "./clients.ts";
import { admin } from "./emulators.ts";

export type PageDraft = {
  slug?: string;
  title?: string;
  blocks?: unknown;
  rev?: number;
  seo?: Record<string, unknown>;
  inMenu?: boolean;
};

/** A page of blocks as its owner drafts it. */
export async function makePage(
  owner: Owner,
  id: string,
  { slug = id, blocks = [headingBlock("t", "Hello there")], ...draft }: PageDraft = {},
): Promise<void> {
  const at = new Date();
  const seo = { title: "", description: "", picture: null, noindex: false, ...draft.seo };
  const page = {
    title: "About",
    kind: id === "home" ? "home" : "page",
    inMenu: true,
    menuOrder: "a0",
    rev: 1,
    saveId: "",
    after: "",
    ...draft,
    slug,
    blocks,
    seo,
  };
  const unpublished = { publishedRev: null, publishedAt: null, live: null, versions: 0 };
  await admin.firestore.doc(documents.page(owner.uid, id)).set({ ...page, ...unpublished, createdAt: at, updatedAt: at });
}

export function headingBlock(id: string, words: string): Block {
  const block = newBlock("heading", id);
  return { ...block, props: { ...block.props, text: words } };
}

export function publishPage(owner: Owner, pageId: string, rev = 1) {
  return run("publish-page", { pageId, rev }, { token: owner.token });
}
