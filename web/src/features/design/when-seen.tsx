import { type ReactNode, useEffect, useRef, useState } from "react";

/** Draws what is costly once it is about to come into sight. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || isSeen) return;
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true), {
      rootMargin: "200px",
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isSeen]);
  return (
    <span className="seen" ref={place}>
      {isSeen ? children : null}
    </span>
  );
}
