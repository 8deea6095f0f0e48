/** The scene under the awning: a broken pole, a closed shutter, a chain across, or an empty lot. */
export type StallScene = "broken" | "shut" | "private" | "empty";

const STRIPES = Array.from({ length: 11 }, (_, index) => index);
const SLATS = Array.from({ length: 13 }, (_, index) => 134 + index * 16);
const WORDS = { broken: "Hold on", shut: "Closed", private: "Private" } as const;

/** A market stall in the scene of an error screen. */
export function StallArt({ scene }: { scene: StallScene }) {
  return (
    <svg className="stall-art" viewBox="0 0 520 450" aria-hidden="true">
      <path className="stall-art__line" d="M0 440H520" strokeWidth="4" strokeLinecap="round" />
      {scene === "empty" ? <FreePitch /> : <Stall scene={scene} />}
    </svg>
  );
}

function Stall({ scene }: { scene: Exclude<StallScene, "empty"> }) {
  const isBroken = scene === "broken";
  return (
    <>
      {scene === "private" && <rect className="stall-art__dark" x="86" y="112" width="348" height="220" />}
      <path className="stall-art__line" d={isBroken ? "M86 112V440M434 250V440" : "M86 112V440M434 112V440"} strokeWidth="5" />
      {isBroken && <path className="stall-art__line" d="M434 250l-9-14 18-6-10-16" strokeWidth="5" strokeLinejoin="round" />}
      {scene === "shut" && <Shutter />}
      {scene === "private" && <Chain />}
      <rect className="stall-art__board" x="66" y="330" width="388" height="84" strokeWidth="3" />
      <text className="stall-art__word stall-art__word--board" x="260" y="393" fontSize="62">
        {WORDS[scene]}
      </text>
      <g transform={isBroken ? "rotate(17 80 20) translate(0 8)" : undefined}>
        <Cloth />
      </g>
      {isBroken && <path className="stall-art__cloth" d="M-20 0v-12a20 20 0 0 1 40 0V0z" transform="translate(488 437) rotate(-7)" />}
    </>
  );
}

function Cloth() {
  return (
    <g transform="translate(40 0)">
      {STRIPES.map((index) => {
        const [top, foot] = [34 + index * 33.82, index * 40];
        const dye = index % 2 === 0 ? "stall-art__cloth" : "stall-art__cream";
        const valance = `M${foot} 84H${foot + 40}V98A20 20 0 0 1 ${foot} 98Z`;
        return (
          <g key={index}>
            <path className={dye} d={`M${top} 0H${top + 34.1}L${foot + 40.3} 84H${foot}Z`} />
            <path className={dye} d={valance} />
            <path className="stall-art__shade" d={valance} />
          </g>
        );
      })}
      <path className="stall-art__seam" d="M0 83H440v3H0z" />
      <rect className="stall-art__ink" x="28" width="384" height="5" rx="2.5" />
    </g>
  );
}

function Shutter() {
  return (
    <>
      <rect className="stall-art__raised" x="86" y="118" width="348" height="212" />
      {SLATS.map((y) => (
        <path className="stall-art__slat" key={y} d={`M86 ${y}H434`} strokeWidth="2" />
      ))}
      <rect className="stall-art__ink" x="86" y="320" width="348" height="10" />
      <g transform="translate(228 208)">
        <path className="stall-art__line" d="M12 30V18a20 20 0 0 1 40 0v12" strokeWidth="8" />
        <rect className="stall-art__sign" y="30" width="64" height="52" rx="9" strokeWidth="3" />
        <path className="stall-art__keyhole" d="M32 46a6 6 0 0 1 2.5 11.4V67h-5V57.4A6 6 0 0 1 32 46z" />
      </g>
    </>
  );
}

function Chain() {
  return (
    <>
      <path className="stall-art__chain" d="M88 176Q260 300 432 176" strokeWidth="7" strokeDasharray="15 7" strokeLinecap="round" />
      <g transform="rotate(-3 260 250)">
        <rect className="stall-art__note" x="168" y="212" width="184" height="78" rx="6" strokeWidth="3" />
        <text className="stall-art__word" x="260" y="262" fontSize="36">
          Staff only
        </text>
      </g>
    </>
  );
}

function FreePitch() {
  return (
    <>
      <path
        className="stall-art__dashes"
        d="M74 2H446L480 84V100A20 20 0 0 1 440 100A20 20 0 0 1 400 100A20 20 0 0 1 360 100A20 20 0 0 1 320 100A20 20 0 0 1 280 100A20 20 0 0 1 240 100A20 20 0 0 1 200 100A20 20 0 0 1 160 100A20 20 0 0 1 120 100A20 20 0 0 1 80 100A20 20 0 0 1 40 100V84ZM40 84H480M86 130V440M434 130V440M66 330H454V414H66Z"
        strokeWidth="3"
        strokeDasharray="9 9"
        strokeLinecap="round"
      />
      <g transform="rotate(-4 260 372)">
        <path className="stall-art__line" d="M260 250V440" strokeWidth="7" />
        <rect className="stall-art__sign" x="144" y="196" width="232" height="104" rx="6" strokeWidth="3" />
        <text className="stall-art__word" x="260" y="264" fontSize="46">
          Not here
        </text>
      </g>
    </>
  );
}
