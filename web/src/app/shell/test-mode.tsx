import "./test-mode.css";

/** Shown on every screen while card payments are in test mode. */
export function TestMode() {
  return <p className="test-mode">Test mode: cards aren’t charged</p>;
}
