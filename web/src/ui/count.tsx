import "./count.css";

import "./key.css";

/** Unread or waiting things, in the accent. Shows nothing for none. `label` completes the number for screen readers. */
export function Count({ n, label }: { n: number; label: string }) {
  if (n <= 0) return null;
  return (
    <span className="count">
      {n > 99 ? "99+" : n}
      <span className="sr"> {label}</span>
    </span>
  );
}

/** A key of the keyboard, as a hint beside an act. */
export function Key({ children }: { children: string }) {
  return <kbd className="key">{children}</kbd>;
}
