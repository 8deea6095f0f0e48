import * as labels from "./labels.ts";

/** Stands on every page of a shop whose cards are only pretended to be charged. Other ways to pay are real there. */
export function TestMode() {
  return <p className="test">{labels.testModeNotice}</p>;
}
