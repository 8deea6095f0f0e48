import * as labels from "./storage-labels.ts";

/** A value this site stores on a device. None is a cookie; `why` says when it is sent. */
export type Kept = {
  name: string;
  where: "localStorage" | "sessionStorage" | "IndexedDB" | "Cache Storage";
  when: string;
  why: string;
  until: string;
};

/** Everything the dashboard and the public pages store on a device. A test compares it with the source. */
export const KEPT_ON_DEVICE: readonly Kept[] = [
  {
    name: "firebaseLocalStorageDb",
    where: "IndexedDB",
    when: labels.loginCause,
    why: labels.loginPurpose,
    until: labels.logoutEnd,
  },
  {
    name: "firestore",
    where: "IndexedDB",
    when: labels.dashboardCause,
    why: labels.dataCopyPurpose,
    until: labels.logoutEnd,
  },
  {
    name: "firebase-heartbeat-database",
    where: "IndexedDB",
    when: labels.loginCause,
    why: labels.heartbeatPurpose,
    until: labels.heartbeatEnd,
  },
  {
    name: "awning-shell-<version>",
    where: "Cache Storage",
    when: labels.dashboardCause,
    why: labels.shellPurpose,
    until: labels.shellEnd,
  },
  {
    name: "awning.device",
    where: "localStorage",
    when: labels.loginCause,
    why: labels.devicePurpose,
    until: labels.siteDataDeletedEnd,
  },
  {
    name: "awning.noted",
    where: "localStorage",
    when: labels.dashboardCause,
    why: labels.notedPurpose,
    until: labels.siteDataDeletedEnd,
  },
  {
    name: "awning:device",
    where: "localStorage",
    when: labels.pushCause,
    why: labels.pushPurpose,
    until: labels.pushEnd,
  },
  {
    name: "awning:sound",
    where: "localStorage",
    when: labels.soundCause,
    why: labels.soundPurpose,
    until: labels.soundEnd,
  },
  {
    name: "awning.theme",
    where: "localStorage",
    when: labels.themeCause,
    why: labels.themePurpose,
    until: labels.themeEnd,
  },
  {
    name: "awning:signup",
    where: "sessionStorage",
    when: labels.signUpCause,
    why: labels.signUpPurpose,
    until: labels.tabClosedEnd,
  },
  {
    name: "awning:unsaved:<shop>",
    where: "sessionStorage",
    when: labels.unsavedCause,
    why: labels.unsavedPurpose,
    until: labels.unsavedEnd,
  },
  {
    name: "awning:from:<shop>",
    where: "sessionStorage",
    when: labels.sourceCause,
    why: labels.sourcePurpose,
    until: labels.tabClosedEnd,
  },
  {
    name: "awning:basket:<shop>",
    where: "localStorage",
    when: labels.basketCause,
    why: labels.basketPurpose,
    until: labels.basketEnd,
  },
  {
    name: "awning:typed:<shop>",
    where: "sessionStorage",
    when: labels.checkoutCause,
    why: labels.checkoutPurpose,
    until: labels.checkoutEnd,
  },
  {
    name: "awning:sent:<shop>",
    where: "sessionStorage",
    when: labels.sentOrderCause,
    why: labels.sentOrderPurpose,
    until: labels.sentOrderEnd,
  },
  {
    name: "awning:ordered:<shop>",
    where: "localStorage",
    when: labels.confirmedOrderCause,
    why: labels.confirmedOrderPurpose,
    until: labels.confirmedOrderEnd,
  },
  {
    name: "awning:chat:<shop>",
    where: "localStorage",
    when: labels.chatCause,
    why: labels.chatPurpose,
    until: labels.siteDataDeletedEnd,
  },
  {
    name: "awning:chat-visitor:<shop>",
    where: "localStorage",
    when: labels.chatCause,
    why: labels.chatVisitorPurpose,
    until: labels.siteDataDeletedEnd,
  },
  {
    name: "awning:chat-unsent:<shop>",
    where: "localStorage",
    when: labels.unsentMessageCause,
    why: labels.unsentMessagePurpose,
    until: labels.messageSentEnd,
  },
  {
    name: "awning:chat-who:<shop>",
    where: "localStorage",
    when: labels.unsentSenderCause,
    why: labels.unsentSenderPurpose,
    until: labels.messageSentEnd,
  },
  {
    name: "awning:gone:<shop>",
    where: "localStorage",
    when: labels.endedChatCause,
    why: labels.endedChatPurpose,
    until: labels.endedChatEnd,
  },
  {
    name: "awning-chat",
    where: "IndexedDB",
    when: labels.offlineAnswerCause,
    why: labels.offlineAnswerPurpose,
    until: labels.offlineAnswerEnd,
  },
  {
    name: "awning:in-app",
    where: "sessionStorage",
    when: labels.inAppCause,
    why: labels.inAppPurpose,
    until: labels.tabClosedEnd,
  },
  {
    name: "awning:unsaved:typed",
    where: "sessionStorage",
    when: labels.failedScreenCause,
    why: labels.failedScreenPurpose,
    until: labels.failedScreenEnd,
  },
  {
    name: "awning.reloaded-for",
    where: "sessionStorage",
    when: labels.reloadCause,
    why: labels.reloadPurpose,
    until: labels.tabClosedEnd,
  },
  {
    name: "awning.cache-broke",
    where: "sessionStorage",
    when: labels.damagedCopyCause,
    why: labels.damagedCopyPurpose,
    until: labels.tabClosedEnd,
  },
];

/** The list as it was in the first version of the cookies page. */
export const KEPT_AT_FIRST: readonly Kept[] = KEPT_ON_DEVICE.flatMap((one) => {
  if (["awning.noted", "awning:device", "awning:sound"].includes(one.name)) return [];
  if (one.name === "awning.device") return [{ ...one, why: labels.firstDevicePurpose }];
  return [one.name === "awning:gone:<shop>" ? { ...one, until: labels.siteDataDeletedEnd } : one];
});
