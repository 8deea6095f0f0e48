import { DrawnCanopy } from "./drawn-canopy.tsx";

/** The canopy across the full width, below the header. */
export function Under() {
  return (
    <div className="st-under">
      <DrawnCanopy
        className="st-canopy-wide"
        width={2520}
        cloth={92}
        height={136}
        stripes={31}
        inset={300}
        valance="scallop"
        rail={false}
      />
    </div>
  );
}
