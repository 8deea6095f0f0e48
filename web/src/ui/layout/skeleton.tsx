import { LateNote } from "../feedback/late-note.tsx";
import "../lists/rows.css";
import "./skeleton.css";

/** A gray placeholder bar for text. */
export function Bone({ width = "100%", height = 12 }: { width?: number | string; height?: number | string }) {
  return <span className="bone" style={{ width, height }} />;
}

const WIDTHS = ["31%", "24%", "28%", "20%", "33%", "26%"];

/** Placeholder rows the size of the list's. `label` says what is loading. */
export function SkeletonRows({ count = 4, hasThumb = true, label = "Loading" }: { count?: number; hasThumb?: boolean; label?: string }) {
  return (
    <>
      <LateNote />
      <ul className="rows" aria-busy="true" aria-label={label}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <li className="row" key={index}>
            {hasThumb ? <span className="bone bone--thumb" /> : null}
            <div className="row__text pile gap-2">
              <Bone width={WIDTHS[index % WIDTHS.length] ?? "30%"} />
              <Bone width={WIDTHS[(index + 3) % WIDTHS.length] ?? "20%"} height={10} />
            </div>
            <Bone width={72} />
          </li>
        ))}
      </ul>
    </>
  );
}
