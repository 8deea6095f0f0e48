import type { Block } from "@awning/domain/page/block";
import { copyBlock, countBlocks } from "@awning/domain/page/blocks";
import type { Page } from "@awning/domain/page/page";
import { toFailure } from "#data/core/failures.ts";
import { settledWithin } from "#data/core/settled-within.ts";
import { saveSitePage, useSitePages } from "#data/page/site-pages.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { newBlockId } from "../new-block-id.ts";
import { blockLabel } from "./block-labels.ts";
import * as labels from "./labels.ts";
import { useSiteId } from "./site-context.ts";
import { exceedsQuota } from "./tree.ts";

/** Copies a block to the end of another page. */
export function CopySheet({
  block,
  pageId,
  isOpen,
  onClose,
}: {
  block: Block | null;
  pageId: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <Sheet title={labels.copyToAnotherPage} isOpen={isOpen} onClose={onClose}>
      {isOpen && block ? <Targets block={block} pageId={pageId} onClose={onClose} /> : null}
    </Sheet>
  );
}

function Targets({ block, pageId, onClose }: { block: Block; pageId: string; onClose: () => void }) {
  const siteId = useSiteId();
  const live = useSitePages(siteId);
  if (live.state === "failed") return <LoadFailure failure={live.failure} />;
  if (live.state === "loading") return <SkeletonRows count={3} hasThumb={false} label={labels.loadingYourPages} />;
  const pages = live.data.filter(({ id }) => id !== pageId);
  if (pages.length === 0) return <p className="soft">{labels.noOtherPagesYet}</p>;
  const copy = (page: Page) => {
    const blocks = [...page.blocks, copyBlock(block, newBlockId)];
    const write = saveSitePage(siteId, page, { blocks });
    write.then(() => showToast(labels.copiedTo(blockLabel(block), page.title)), showFailure);
    // When offline, the copy is sent later, so the sheet does not wait.
    const tellLate = () => showToast(labels.copyWaits(blockLabel(block), page.title));
    if (navigator.onLine) settledWithin(write).catch((error: unknown) => toFailure(error).code === "offline" && tellLate());
    else tellLate();
    onClose();
  };
  return (
    <Rows>
      {pages.map((page) => {
        const count = countBlocks(page.blocks);
        const full = exceedsQuota(page.blocks, block);
        return (
          <Row key={page.id} title={page.title} sub={full ?? (count === 1 ? "1 block" : labels.blocksLabel(count))}>
            <Button size="sm" disabled={full !== null} onClick={() => copy(page)}>
              {labels.copyHere}
            </Button>
          </Row>
        );
      })}
    </Rows>
  );
}
