import "./tabs.css";

export type TabItem<Key extends string> = { key: Key; label: string; count?: number | string | null };

/** Saved views of one list. It is navigation and not an ARIA tab list, because the list below stays the same. */
export function Tabs<Key extends string>({
  label,
  items,
  current,
  onChange,
}: {
  label: string;
  items: readonly TabItem<Key>[];
  current: Key;
  onChange: (key: Key) => void;
}) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          className="tab"
          aria-current={item.key === current ? "true" : undefined}
          onClick={() => onChange(item.key)}
        >
          {item.label}
          {item.count === undefined || item.count === null ? null : <span className="tab__count">{item.count}</span>}
        </button>
      ))}
    </nav>
  );
}
