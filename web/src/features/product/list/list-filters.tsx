import { Select } from "#ui/fields/select.tsx";
import * as labels from "./labels.ts";
import { SORTS, type Sort, sortOf } from "./sort-products.ts";

/** In which order the list is. */
export function SortChoice({ current, onChange }: { current: Sort | null; onChange: (sort: Sort | null) => void }) {
  return (
    <Select aria-label={labels.sort} value={current ?? ""} onChange={(event) => onChange(sortOf(event.currentTarget.value))}>
      <option value="">{labels.shopOrder}</option>
      {Object.entries(SORTS).map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </Select>
  );
}

/** Filters the list by one of the owner's tags. Draws nothing without tags. */
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
      aria-label={labels.tag}
      value={current ?? ""}
      onChange={(event) => onChange(event.currentTarget.value === "" ? null : event.currentTarget.value)}
    >
      <option value="">{labels.allTags}</option>
      {tags.map((tag) => (
        <option key={tag} value={tag}>
          {tag}
        </option>
      ))}
    </Select>
  );
}
