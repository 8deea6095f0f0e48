import type { Media } from "@awning/domain/media/media";
import { type Block, type BlockType, newBlock } from "@awning/domain/page/block";
import { copyBlock } from "@awning/domain/page/blocks";
import type { PageDraft } from "@awning/domain/page/page";
import { useCallback, useState } from "react";
import { showToast, showUndoToast } from "#ui/feedback/toast.tsx";
import { ImageQueues } from "#ui/images/image-queues.ts";
import { newBlockId } from "../new-block-id.ts";
import { BLOCK_NAMES, blockLabel } from "./block-labels.ts";
import * as labels from "./labels.ts";
import { useSiteId } from "./site-context.ts";
import { useWrongFields } from "./stored-fields.ts";
import {
  addPicture,
  endOf,
  exceedsQuota,
  findBlock,
  fits,
  insertBlock,
  moveBlock,
  nextPlace,
  type Place,
  removeBlock,
  replaceBlock,
  restoreBlock,
} from "./tree.ts";
import type { Draft } from "./use-draft.ts";

/** The actions on the blocks of a page, and the selected block. */
export function useBuilder({ draft, change }: Pick<Draft, "draft" | "change">) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [editingId, setEditingId] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const { blocks } = draft;
  const wrong = useWrongFields(useSiteId());
  const [pictures] = useState(() => new ImageQueues<Media>());
  const found = selectedId === null ? null : findBlock(blocks, selectedId);

  const say = (words: string) => setSaid((before) => (before === words ? `${words}\u00a0` : words));
  const put = (next: (blocks: readonly Block[]) => readonly Block[], label: string, about?: string) =>
    change(
      (now: PageDraft) => {
        const changed = next(now.blocks);
        return changed === now.blocks ? now : { ...now, blocks: [...changed] };
      },
      label,
      about,
    );
  const select = useCallback((id: string | null) => {
    setSelectedId(id);
    setEditingId(null);
  }, []);
  const placeWords = (id: string, tree: readonly Block[]) => {
    const at = findBlock(tree, id);
    return at ? labels.positionOf(at.place.index + 1, at.siblings.length) : "";
  };

  /** Inserts a block, selects it and announces it. */
  const insert = (block: Block, place: Place) => {
    const full = exceedsQuota(blocks, block);
    if (full) {
      showToast(labels.removeSomethingFirst(full));
      return false;
    }
    if (!fits(blocks, block, place.columnsId)) {
      showToast(labels.columnsTooDeep);
      return false;
    }
    put((now) => insertBlock(now, place, block), labels.addedBlockNames(BLOCK_NAMES[block.type]));
    select(block.id);
    say(labels.addedAtPosition(BLOCK_NAMES[block.type], place.index + 1));
    return true;
  };
  const moveTo = (id: string, place: Place) => {
    const block = findBlock(blocks, id)?.block;
    const moved = moveBlock(blocks, id, place);
    if (!block || moved === blocks) return;
    put((now) => moveBlock(now, id, place), labels.movedBlock(blockLabel(block)));
    select(id);
    say(labels.isAt(blockLabel(block), placeWords(id, moved)));
  };

  return {
    blocks,
    selected: found?.block ?? null,
    selectedPlace: found?.place ?? null,
    /** Blocks with an invalid text, which the draft does not contain; includes the page itself for its own fields. */
    wrong,
    editingId: found ? editingId : null,
    said,
    say,
    select,
    edit: (id: string | null) => {
      if (id) setSelectedId(id);
      setEditingId(id);
    },
    insert,
    /** Adds after the selected block, or at the end. */
    add: (type: BlockType) =>
      insert(newBlock(type, newBlockId()), found ? { ...found.place, index: found.place.index + 1 } : endOf(blocks)),
    addAt: (type: BlockType, place: Place) => insert(newBlock(type, newBlockId()), place),
    change: (block: Block, about: string) =>
      put((now) => replaceBlock(now, block), labels.changedBlock(blockLabel(block)), `${block.id}/${about}`),
    /** Pending uploads of the page. */
    pictures,
    /** Adds a block's pictures once uploaded, whatever is selected or changed by then. */
    picturesFor: (block: Block) => ({
      queue: pictures.at(block.id),
      put: (image: Media) => put((now) => addPicture(now, block.id, image), labels.changedBlock(blockLabel(block)), `${block.id}/image`),
    }),
    moveTo,
    step: (id: string, way: "up" | "down") => {
      const place = nextPlace(blocks, id, way);
      if (place) moveTo(id, place);
      else say(way === "up" ? labels.isFirstBlock : labels.isLastBlock);
    },
    duplicate: (id: string) => {
      const at = findBlock(blocks, id);
      if (at) insert(copyBlock(at.block, newBlockId), { ...at.place, index: at.place.index + 1 });
    },
    remove: (id: string) => {
      const at = findBlock(blocks, id);
      if (!at) return;
      put((now) => removeBlock(now, id), labels.removedBlock(blockLabel(at.block)));
      // Focuses the block that is there now.
      const order = at.siblings.filter((one) => one.id !== id);
      select(order[Math.min(at.place.index, order.length - 1)]?.id ?? at.place.columnsId);
      say(labels.removedLabel(blockLabel(at.block)));
      // Not a generic undo, because another step may be the newest by then.
      showUndoToast(labels.removed(BLOCK_NAMES[at.block.type]), () =>
        put((now) => restoreBlock(now, at), labels.restored(blockLabel(at.block))),
      );
    },
  };
}

export type Builder = ReturnType<typeof useBuilder>;
