import { HOME_PAGE_ID, type PageDraft } from "@awning/domain/page/page";
import { ownPagePaths } from "@awning/domain/routes/paths";
import { useEffect, useRef } from "react";
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
  const isBusy = useRef(false);
  // The page before may have to be deleted first: whoever has gone elsewhere meanwhile is not called back.
  const open = useRef<typeof wanted>(null);
  useEffect(() => {
    open.current = wanted;
    return () => {
      open.current = null;
    };
  }, [wanted]);
  return async (title: string, blocks: PageDraft["blocks"], seo?: PageDraft["seo"]) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const id = await (wanted === "home" ? acts.createHome(blocks) : acts.create(title, blocks, seo));
    isBusy.current = false;
    if (open.current !== wanted) return;
    onClose();
    if (id) void navigate(ownPagePaths.builder(wanted === "home" ? HOME_PAGE_ID : id));
  };
}
