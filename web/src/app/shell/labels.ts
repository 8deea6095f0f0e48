import type { ReactNode } from "react";
import { sentence } from "#ui/sentence.ts";

// Bottom bar
export const page = "Page";
export const mainPhone = "Main, phone";
export const toDo = "to do";
export const unread = "unread";

// Destinations
export const today = "Today";
export const orders = "Orders";
export const products = "Products";
export const bookings = "Bookings";
export const links = "Links";
export const pages = "Pages";
export const design = "Design";
export const information = "Information";
export const chat = "Chat";
export const visitors = "Visitors";
export const analytics = "Analytics";
export const settings = "Settings";
export const account = "Account";
export const sell = "Sell";
export const people = "People";

// Key help
export const searchOrJumpToAnything = "Search or jump to anything";
export const showTheseShortcuts = "Show these shortcuts";
export const nextAndPreviousOrderIn = "Next and previous order in the list";
export const openTheSelectedItem = "Open the selected item";
export const pickUpALinkMove = "Pick up a link, move it, drop it";
export const closeOrCancel = "Close or cancel";
export const keyboardShortcuts = "Keyboard shortcuts";

// Not stored notice
export const thisBrowserDoesntStoreData =
  "This browser doesn’t store data. If you close or reload this page, you’ll be logged out and lose unsaved changes.";
export const thisBrowserDoesntStoreA = "This browser doesn’t store a copy of your data. Keep this page open until your changes are saved.";
export const yourAccountAndPageAre = "Your account and page are restored.";
export const yourAccountWillBeDeleted = (day: string) => `Your account will be deleted on ${day}. Your page is unpublished until then.`;
export const keepMyAccount = "Keep my account";
export const awningHasSuspendedYourPage = "Awning has suspended your page.";
export const terms = "terms";
export const ordersWords = "orders";
export const productsWords = "products";
export const deleteYourAccount = "delete your account";
export const seeWhyAndHowTo = "See why and how to respond";
export const youCantMakeChangesOr = (awningHasSuspendedYourPage: ReactNode) =>
  sentence`${awningHasSuspendedYourPage} You can’t make changes or take orders until this is resolved.`;
export const itsBasedOnThisRule = (terms: ReactNode, suspensionRuleWords: ReactNode) =>
  sentence`It’s based on this rule in our ${terms}: ${suspensionRuleWords}.`;
export const ifYouDisagreeOrHave = (answerTo: ReactNode) =>
  sentence`If you disagree or have fixed the problem, email ${answerTo}, and we’ll review it again.`;
export const youCanStillViewEverything = (ordersWords: ReactNode, productsWords: ReactNode, deleteYourAccount: ReactNode) =>
  sentence`You can still view everything, export your ${ordersWords} and ${productsWords} as CSV files, and ${deleteYourAccount}.`;
export const awningHasSuspendedYourPageSo = (seeWhyAndHowTo: ReactNode) =>
  sentence`Awning has suspended your page, so you can’t make changes. ${seeWhyAndHowTo}`;

// Shell skeleton
export const loadingYourDashboard = "Loading your dashboard";

// Shell
export const you = "You";
export const more = "More";
export const searchOrJumpTo = "Search or jump to…";
export const testModeCardsArentCharged = "Test mode: cards aren’t charged";
export const main = "Main";
export const searchOrJumpToFindKey = (findKey: string) => `Search or jump to… ${findKey}`;

// Sign
export const published = "Published";
export const notPublished = "Not published";
export const changePageStatus = "Change page status";

// Site status
export const dashboardTheme = "Dashboard theme";

// Theme switch
export const auto = "Auto";
export const light = "Light";
export const dark = "Dark";
export const theme = "Theme";
