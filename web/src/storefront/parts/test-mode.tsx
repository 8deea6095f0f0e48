import * as labels from "./labels.ts";

/** Shown on every page of a shop with test-mode cards. Its other payment methods are real. */
export function TestMode() {
  return <p className="test">{labels.testModeNotice}</p>;
}
