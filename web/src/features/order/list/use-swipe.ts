import { type MouseEvent, type PointerEvent, useRef, useState } from "react";

/** Movements below this are taps or scrolling, in px. */
const SLOP = 12;
/** From here on the swipe counts when the finger is lifted, in px. */
const ENOUGH = 96;
const MOST = 132;

/**
 * Swipes of a finger to the left on a row. `shift` is how far it has come, in px. A mouse never swipes, and the button of the row does the
 * same for those who cannot swipe.
 */
export function useSwipe(onSwipe: (() => void) | null) {
  const start = useRef<{ x: number; y: number; isSwiping: boolean } | null>(null);
  const hasSwiped = useRef(false);
  const [shift, setShift] = useState(0);
  const end = () => {
    start.current = null;
    setShift(0);
  };
  const handlers = {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      hasSwiped.current = false;
      start.current = pointerType === "touch" && onSwipe ? { x, y, isSwiping: false } : null;
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      if (!from) return;
      const [along, across] = [from.x - clientX, Math.abs(from.y - clientY)];
      if (!from.isSwiping && across > SLOP && across > Math.abs(along)) return end();
      from.isSwiping ||= along > SLOP;
      if (from.isSwiping) setShift(Math.max(0, Math.min(MOST, along)));
    },
    onPointerUp: () => {
      hasSwiped.current = start.current?.isSwiping ?? false;
      const isEnough = shift >= ENOUGH;
      end();
      if (isEnough) onSwipe?.();
    },
    onPointerCancel: end,
    // The lifted finger is not a tap on the row.
    onClickCapture: (event: MouseEvent) => {
      // A key's click has no count.
      if (hasSwiped.current && event.detail !== 0) event.preventDefault();
    },
  };
  return { shift, isEnough: shift >= ENOUGH, handlers };
}
