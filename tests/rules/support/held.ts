/** Functions of the rules whose numbers a mirror test holds against `domain`. */
export const HELD = (
  "isSite isAmount isPayment isLaterPayment isPickup isTax isShippingMethods isShopSettings isLink isLinkUrl isLinkFile isProduct isSlug isQuantityOrNull " +
  "isCountOrNull isWeightOrNull isDiscountValue isLimitOrNull isDiscount isPayLink isPayUrl isSeller isCollection isStock isEdit isFileName isMedia isPixelWidth isWidths " +
  "isPage isPageSlug isPageSeo isUnpublished isNextSave isWhole isUtmText isBackground isButtons isUntouched isFirst isNext " +
  "isContact isHours isProfile isSeo isPause isLegal isMailSettings"
).split(" ");
