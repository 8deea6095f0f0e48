import * as labels from "./storage-labels.ts";

/** One thing that this site keeps on a device. None of it is a cookie; what is sent says so in `why`. */
export type Kept = {
  name: string;
  where: "localStorage" | "sessionStorage" | "IndexedDB" | "Cache Storage";
  when: string;
  why: string;
  until: string;
};

/** Everything the dashboard and the public pages keep on a device. A test compares it with the source. */
export const KEPT_ON_DEVICE: readonly Kept[] = [
  {
    name: "firebaseLocalStorageDb",
    where: "IndexedDB",
    when: labels.youLogIn,
    why: labels.keepsYouLoggedIn,
    until: labels.youLogOut,
  },
  {
    name: "firestore",
    where: "IndexedDB",
    when: labels.youOpenDashboard,
    why: labels.yourLinksProductsAndOrders,
    until: labels.youLogOut,
  },
  {
    name: "firebase-heartbeat-database",
    where: "IndexedDB",
    when: labels.youLogIn,
    why: labels.sendsGoogleVersionOfIts,
    until: labels.thirtyDays,
  },
  {
    name: "awning-shell-<version>",
    where: "Cache Storage",
    when: labels.youOpenDashboard,
    why: labels.dashboardsFilesSameForEveryone,
    until: labels.newerVersionReplacesThem,
  },
  {
    name: "awning.device",
    where: "localStorage",
    when: labels.youLogIn,
    why: labels.randomNumberSoWeCan,
    until: labels.youDeleteThisSitesData,
  },
  {
    name: "awning.theme",
    where: "localStorage",
    when: labels.youChooseLightOrDark,
    why: labels.yourChoice,
    until: labels.youChooseAuto,
  },
  {
    name: "awning:signup",
    where: "sessionStorage",
    when: labels.youFillInSignUpForm,
    why: labels.keepsYourEmailAndName,
    until: labels.youCloseTab,
  },
  {
    name: "awning:unsaved:<shop>",
    where: "sessionStorage",
    when: labels.youLeaveDashboardScreenBefore,
    why: labels.restoresYourTextWhenYou,
    until: labels.itsSavedYouLogOut,
  },
  {
    name: "awning:from:<shop>",
    where: "sessionStorage",
    when: labels.youComeToShopFrom,
    why: labels.shownToShopWithYour,
    until: labels.youCloseTab,
  },
  {
    name: "awning:basket:<shop>",
    where: "localStorage",
    when: labels.youAddSomethingToBasket,
    why: labels.yourBasketItemsQuantitiesAnd,
    until: labels.youOrderOrEmptyIt,
  },
  {
    name: "awning:typed:<shop>",
    where: "sessionStorage",
    when: labels.youLeaveOrReloadCheckout,
    why: labels.restoresWhatYouEnteredAfter,
    until: labels.youOpenCheckoutAgainOr,
  },
  {
    name: "awning:sent:<shop>",
    where: "sessionStorage",
    when: labels.youPlaceOrder,
    why: labels.matchesConfirmationToYourBasket,
    until: labels.orderIsConfirmedOrYou,
  },
  {
    name: "awning:ordered:<shop>",
    where: "localStorage",
    when: labels.yourOrderIsConfirmed,
    why: labels.orderNumberAndKeyOf,
    until: labels.yourNextOrderInThat,
  },
  {
    name: "awning:chat:<shop>",
    where: "localStorage",
    when: labels.youSendFirstMessageTo,
    why: labels.reopensYourConversationWithThat,
    until: labels.youDeleteThisSitesData,
  },
  {
    name: "awning:chat-visitor:<shop>",
    where: "localStorage",
    when: labels.youSendFirstMessageTo,
    why: labels.randomNumberSoMessageThat,
    until: labels.youDeleteThisSitesData,
  },
  {
    name: "awning:chat-unsent:<shop>",
    where: "localStorage",
    when: labels.messageToShopCantBe,
    why: labels.sendsItWhenYouAre,
    until: labels.itsSent,
  },
  {
    name: "awning:chat-who:<shop>",
    where: "localStorage",
    when: labels.youLeaveYourNameAnd,
    why: labels.sendsThemWithMessage,
    until: labels.itsSent,
  },
  {
    name: "awning:gone:<shop>",
    where: "localStorage",
    when: labels.shopEndsConversation,
    why: labels.hidesChatButtonOnIts,
    until: labels.youDeleteThisSitesData,
  },
  {
    name: "awning-chat",
    where: "IndexedDB",
    when: labels.youAnswerCustomerWhileYou,
    why: labels.keepsYourMessagesUntilTheyre,
    until: labels.theyreSentOrYouLog,
  },
  {
    name: "awning:in-app",
    where: "sessionStorage",
    when: labels.youChooseToStayIn,
    why: labels.doesntSuggestYourOwnBrowser,
    until: labels.youCloseTab,
  },
  {
    name: "awning:unsaved:typed",
    where: "sessionStorage",
    when: labels.screenFailsOrYoureLogged,
    why: labels.restoresWhatYouTyped,
    until: labels.itsRestoredYouLogOut,
  },
  {
    name: "awning.reloaded-for",
    where: "sessionStorage",
    when: labels.newVersionIsReleasedWhile,
    why: labels.reloadsOnlyOnce,
    until: labels.youCloseTab,
  },
  {
    name: "awning.cache-broke",
    where: "sessionStorage",
    when: labels.copyOfYourDataIn,
    why: labels.worksWithoutThatCopy,
    until: labels.youCloseTab,
  },
];
