import { HOME_PAGE_ID, type PageDraft } from "@awning/domain/page";
import { ownPagePaths } from "@awning/domain/paths";
import { useNavigate } from "react-router";
import type { PageActs } from "./use-page-acts.ts";

export type NewPageProps = {
  acts: PageActs;
  /** What is being begun; `null` while nothing is. */
  wanted: "page" | "home" | null;
  onClose: () => void;
};

/** Makes the page and opens it in the editor. */
export function useNewPage({ acts, wanted, onClose }: NewPageProps) {
  const navigate = useNavigate();
  return async (title: string, blocks: PageDraft["blocks"], seo?: PageDraft["seo"]) => {
    const id = wanted === "home" ? await acts.createHome(blocks) : acts.create(title, blocks, seo);
    onClose();
    if (id) void navigate(ownPagePaths.builder(wanted === "home" ? HOME_PAGE_ID : id));
  };
}
