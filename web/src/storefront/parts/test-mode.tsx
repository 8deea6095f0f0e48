/** Stands on every page of a shop whose cards are only pretended to be charged. */
export function TestMode() {
  return <p className="test">Test mode: cards are not charged, nothing is sent.</p>;
}
