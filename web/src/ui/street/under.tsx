import { DrawnCanopy } from "./drawn-canopy.tsx";

/** The canopy over the whole width of the street, hung from the fascia. */
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
