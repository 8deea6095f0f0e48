/** Stands on every page of a shop whose cards are only pretended to be charged. Other ways to pay are real there. */
export function TestMode() {
  return <p className="test">Test mode: cards aren’t charged, and orders paid by card are only tests.</p>;
}
