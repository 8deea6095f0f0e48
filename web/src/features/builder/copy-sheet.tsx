import type { Block } from "@awning/domain/block";
import { copyBlock, countBlocks } from "@awning/domain/blocks";
import type { Page } from "@awning/domain/page";
import { toFailure } from "#data/failures.ts";
import { saveSitePage, useSitePages } from "#data/site-pages.ts";
import { Button } from "#ui/button.tsx";
import { Row, Rows } from "#ui/rows.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";
import { blockLabel } from "./block-words.ts";
import { useSiteId } from "./site-context.ts";
import { lacksRoom } from "./tree.ts";
import { newBlockId } from "./use-builder.ts";

/** Puts a copy of a block at the end of another page. */
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
    <Sheet title="Copy to another page" isOpen={isOpen} onClose={onClose}>
      {isOpen && block ? <Targets block={block} pageId={pageId} onClose={onClose} /> : null}
    </Sheet>
  );
}

function Targets({ block, pageId, onClose }: { block: Block; pageId: string; onClose: () => void }) {
  const siteId = useSiteId();
  const live = useSitePages(siteId);
  const pages = live.state === "ready" ? live.data.filter(({ id }) => id !== pageId) : [];
  if (pages.length === 0) return <p className="soft">There is no other page yet.</p>;
  const copy = (page: Page) => {
    const blocks = [...page.blocks, copyBlock(block, newBlockId)];
    saveSitePage(siteId, page, { blocks }).catch((error: unknown) => showToast(failureWords(toFailure(error))));
    showToast(`${blockLabel(block)} copied to “${page.title}”`);
    onClose();
  };
  return (
    <Rows>
      {pages.map((page) => {
        const count = countBlocks(page.blocks);
        const full = lacksRoom(page.blocks, block);
        return (
          <Row key={page.id} title={page.title} sub={full ?? (count === 1 ? "1 block" : `${count} blocks`)}>
            <Button size="sm" disabled={full !== null} onClick={() => copy(page)}>
              Copy here
            </Button>
          </Row>
        );
      })}
    </Rows>
  );
}
