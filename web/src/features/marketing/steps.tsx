import { DrawnCanopy } from "#ui/street/drawn-canopy.tsx";
import "./steps.css";

/** Three steps; the awning rolls out further with each. */
export function Steps() {
  return (
    <section className="st-how st-wrap" id="how" aria-labelledby="how-h">
      <h2 id="how-h">Open by lunchtime.</h2>
      <ol className="st-steps">
        <li>
          <div className="st-step-art">
            <RolledUp />
          </div>
          <h3>Name it</h3>
          <p>Claim your address and confirm your email. It stays yours until then.</p>
        </li>
        <li>
          <div className="st-step-art">
            <DrawnCanopy width={300} cloth={40} height={64} stripes={9} inset={22} valance="scallop" />
          </div>
          <h3>Fill it</h3>
          <p>Add a picture, a few links and the first thing you sell.</p>
        </li>
        <li>
          <div className="st-step-art">
            <DrawnCanopy width={300} cloth={86} height={114} stripes={9} inset={22} valance="scallop" />
          </div>
          <h3>Open it</h3>
          <p>Publish and share the address. Close it again any time.</p>
        </li>
      </ol>
    </section>
  );
}

function RolledUp() {
  return (
    <svg className="st-canopy" viewBox="0 0 300 120" aria-hidden="true">
      <rect className="st-cloth-bar" x="20" y="0" width="260" height="5" rx="2.5" />
      {Array.from({ length: 9 }, (_, index) => 24 + index * 28).map((x, index) => (
        <rect key={x} className={index % 2 === 0 ? "st-cloth-a" : "st-cloth-b"} x={x} y="8" width="28.3" height="20" />
      ))}
      <rect className="st-cloth-shade" x="24" y="19" width="252" height="9" />
      <path d="M276 18h16v58" fill="none" stroke="var(--ink)" strokeWidth="3" />
      <path d="M285 76h14" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
