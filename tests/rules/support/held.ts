/** Functions of the rules whose numbers a mirror test holds against `domain`. */
export const HELD = (
  "isSite isAmount isPayment isPickup isTax isShippingMethods isShopSettings isLink isLinkUrl isLinkFile isProduct isSlug isQuantityOrNull " +
  "isCountOrNull isWeightOrNull isDiscountValue isLimitOrNull isDiscount isPayLink isPayUrl isSeller isCollection isStock isEdit isFileName isMedia isPixelWidth isWidths " +
  "isPage isPageSlug isPageSeo isUnpublished isNextSave isWhole isUtmText isBackground isButtons isUntouched isFirst isNext " +
  "isMinutes isMostOrNull isNoticeOrNull isPlace isReminder areReminders isService isDay isWeek isScheduleZone isBookingSchedule isContact isHours isProfile isSeo isPause isLegal isMailSettings " +
  "isNewMessage isOwnersMessage isVisitorsMessage takesOne isOwnersRead isVisitorsRead isChatSettings isAttachment areAttachments isMessage isLabels"
).split(" ");
