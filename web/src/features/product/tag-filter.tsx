import { Select } from "#ui/select.tsx";

/** Which of the owner's tags a list is about. Nothing where no product has one. */
export function TagFilter({
  tags,
  current,
  onChange,
}: {
  tags: readonly string[];
  current: string | null;
  onChange: (tag: string | null) => void;
}) {
  if (tags.length === 0) return null;
  return (
    <Select
      className="tag-filter"
      aria-label="Tag"
      value={current ?? ""}
      onChange={(event) => onChange(event.currentTarget.value === "" ? null : event.currentTarget.value)}
    >
      <option value="">All tags</option>
      {tags.map((tag) => (
        <option key={tag} value={tag}>
          {tag}
        </option>
      ))}
    </Select>
  );
}
