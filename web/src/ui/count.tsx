import "./count.css";

import "./key.css";

/** A badge with a count, in the accent color. Draws nothing for zero. `label` completes the number for screen readers. */
export function Count({ n, label }: { n: number; label: string }) {
  if (n <= 0) return null;
  return (
    <span className="count">
      {n > 99 ? "99+" : n}
      <span className="sr"> {label}</span>
    </span>
  );
}

/** A keyboard key, as a hint beside an action. */
export function Key({ children }: { children: string }) {
  return <kbd className="key">{children}</kbd>;
}
