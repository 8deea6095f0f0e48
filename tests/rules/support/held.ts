/** Functions that rules have by hand and whose numbers a test holds against `domain`, or proves by what they lead to. */
export const HELD = (
  "isDiscountValue isStock isFileName isPixelWidth isWidths isUnpublished isNextSave isFirst isNext isHours isEmailOrEmpty " +
  "isNewMessage takesOne isMessage isLabels"
).split(" ");
