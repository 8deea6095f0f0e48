import "./key.css";

/** A key of the keyboard, as a hint beside an act. */
export function Key({ children }: { children: string }) {
  return <kbd className="key">{children}</kbd>;
}
