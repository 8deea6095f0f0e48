import { BLOCK_TYPES, type Block, newBlock } from "@awning/domain/page/block";
import { type DragEndEvent, type DragStartEvent, MouseSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { newBlockId } from "../new-block-id.ts";
import { BLOCK_NAMES, blockLabel } from "./block-labels.ts";
import type { Ground } from "./canvas/canvas.tsx";
import { type Drop, dropAt } from "./canvas/drop-target.ts";
import * as labels from "./labels.ts";
import { findBlock } from "./tree.ts";
import type { Builder } from "./use-builder.ts";

/** A shorter movement is a press, however long. */
const MOVED_PX = 8;

/** Drags a block, or a new one from the list, over the page. Keyboard and buttons offer the same. */
export function useDragging(builder: Builder) {
  const [dragged, setDragged] = useState<{ block: Block; isNew: boolean } | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const ground = useRef<Ground | null>(null);
  const onGround = useCallback((next: Ground) => {
    ground.current = next;
  }, []);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 260, tolerance: 8 } }),
  );
  const { blocks } = builder;

  // Tracks the pointer on the page, also while the page scrolls below it.
  useEffect(() => {
    if (!dragged) return;
    let last: { x: number; y: number } | null = null;
    const look = () => {
      const { current } = ground;
      if (!last || !current?.layer) return;
      const box = current.layer.getBoundingClientRect();
      const isOver = last.x > box.left - 40 && last.x < box.right + 40;
      const point = { x: (last.x - box.left) / current.scale, y: (last.y - box.top) / current.scale };
      setDrop(isOver ? dropAt(blocks, current.layout, dragged.block, point) : null);
    };
    const onPointer = (event: PointerEvent) => {
      last = { x: event.clientX, y: event.clientY };
      look();
    };
    const onTouch = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (touch) last = { x: touch.clientX, y: touch.clientY };
      look();
    };
    window.addEventListener("pointermove", onPointer);
    window.addEventListener("touchmove", onTouch, { passive: true });
    window.addEventListener("scroll", look, true);
    return () => {
      window.removeEventListener("pointermove", onPointer);
      window.removeEventListener("touchmove", onTouch);
      window.removeEventListener("scroll", look, true);
    };
  }, [dragged, blocks]);

  const press = ({ block, isNew }: { block: Block; isNew: boolean }) => (isNew ? builder.add(block.type) : builder.select(block.id));
  const end = () => {
    setDragged(null);
    setDrop(null);
  };
  return {
    sensors,
    onGround,
    dragged: dragged?.block ?? null,
    drop: drop && dragged ? { ...drop, words: labels.dropHere(BLOCK_NAMES[dragged.block.type]) } : null,
    onDragStart: ({ active }: DragStartEvent) => {
      const { type, blockId } = active.data.current ?? {};
      const known = BLOCK_TYPES.find((one) => one === type);
      const block = known ? newBlock(known, newBlockId()) : typeof blockId === "string" ? findBlock(blocks, blockId)?.block : undefined;
      if (block) setDragged({ block, isNew: known !== undefined });
      if (block && !known) builder.say(labels.pickedUp(blockLabel(block)));
    },
    onDragEnd: ({ delta }: DragEndEvent) => {
      // A long press without movement starts a drag, so its click never fires and is simulated here.
      if (dragged && Math.hypot(delta.x, delta.y) < MOVED_PX) press(dragged);
      else if (dragged && drop) {
        if (dragged.isNew) builder.insert(dragged.block, drop.place);
        else builder.moveTo(dragged.block.id, drop.place);
      }
      end();
    },
    onDragCancel: end,
  };
}
