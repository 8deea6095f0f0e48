/** Pixels between a bar and the toasts above it. */
const GAP = 12;

const rooms = new Map<HTMLElement, number>();

/** The ref of a bar at the bottom of the window: while mounted, toasts appear above it. */
export function keepToastsAbove(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  // A bar that the window's width moves, hides or empties also changes its size.
  const observer = new ResizeObserver(() => {
    const { position, bottom } = getComputedStyle(bar);
    const isAtEdge = bar.offsetHeight > 0 && (position === "fixed" || position === "sticky");
    setRoom(bar, isAtEdge ? Number.parseFloat(bottom) + bar.offsetHeight + GAP : 0);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    setRoom(bar, 0);
  };
}

function setRoom(bar: HTMLElement, pixels: number): void {
  if (pixels > 0) rooms.set(bar, pixels);
  else rooms.delete(bar);
  document.documentElement.style.setProperty("--toast-room", `${Math.max(0, ...rooms.values())}px`);
}
