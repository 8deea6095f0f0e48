import type { ReactNode } from "react";
import { sentence } from "#ui/sentence.ts";

// Account page
export const account = "Account";

// Account screen
export const address = "Address";
export const nameOfYourPageIf = "The name of your page. If you change it, the old address redirects to the new one.";
export const email = "Email";
export const weSendOrderAndAccount = "We send order and account emails here. Confirm it before you publish.";
export const thisDevice = "This device";
export const loggingOutRemovesYourData = "Logging out removes your data from this browser.";
export const logOut = "Log out";
export const confirmed = "Confirmed";
export const notConfirmedYet = "Not confirmed yet";
export const password = "Password";
export const atLeast8CharactersShort = "At least 8 characters. A short phrase is easy to remember and hard to guess.";
export const google = "Google";
export const logInWithYourGoogle = "Log in with your Google account instead of a password.";
export const connected = "Connected";
export const notConnected = "Not connected";
export const youLogInWithGoogle = "You log in with Google and don’t have a password yet. We can email you a link to set one.";
export const setAPassword = "Set a password";

// Change of address
export const yourEmailAddressStaysSame = "Your email address stays the same.";
export const cancelChange = "Cancel change";
export const sendNewLink = "Send a new link";
export const changeEmail = "Change email";
export const youreOfflineReconnectToContinue = "You’re offline. Reconnect to continue.";
export const weSentLinkToYour = "We sent a link to your new address.";
export const checkTheInboxOfAnd = (email: ReactNode, day: ReactNode) =>
  sentence`Check the inbox of ${email} and open the link to finish the change. It works until ${day}. Can’t find it? Check your spam folder or request a new link.`;

// Email sheet
export const changeYourEmailAddress = "Change your email address";
export const cancel = "Cancel";
export const sendLink = "Send link";
export const enterValidEmailAddress = "Enter a valid email address.";
export const thisIsAlreadyYourEmail = "This is already your email address.";
export const wellSendLinkToYour = "We’ll send a link to your new address. Open it to finish the change, then log in with the new address.";
export const newEmailAddress = "New email address";

// Leave part
export const deleteAccount = "Delete account";
export const yourPageIsUnpublished = (deletionDays: number) =>
  `Your page is unpublished right away. Your account is deleted after ${deletionDays} days; you can restore everything until then.`;
export const yourLinksPagesProductsPictures = "Your links, pages, products, pictures, contacts and settings are permanently deleted.";
export const buyersCanStillOpen = (releasedDays: number) =>
  `Buyers can still open their orders, invoices and downloads for another ${releasedDays} days.`;
export const noOneElseCanTake = "No one else can take the name of your page during that time.";
export const deleteMyAccount = "Delete my account";
export const youHaveNoOpenOrders = "You have no open orders.";
export const more = (more: number) => `${more} more`;
export const orders = "orders";
export const products = "products";
export const youHave = (count: string) => `You have ${count}.`;
export const exportWhatYouWantTo = (orders: ReactNode, products: ReactNode) =>
  sentence`Export what you want to keep first: ${orders} and ${products} as CSV files.`;
export const yourAccountWillBeDeleted = (name: ReactNode) =>
  sentence`Your account will be deleted on ${name}. Your page is unpublished until then. To restore it, select “Keep my account” above.`;
export const deletingYourAccountDoesntShip = (name: ReactNode) =>
  sentence`${name} Deleting your account doesn’t ship or refund them. Complete or cancel them first.`;

// Leave sheet
export const deleteYourAccount = "Delete your account?";
export const keepAccount = "Keep account";
export const yourPageIsUnpublishedYou = "Your page is unpublished. You can keep your account until it’s deleted.";
export const yourPageIsUnpublishedNow = (deletionDays: number) =>
  `Your page is unpublished now and stops taking orders. In ${deletionDays} days everything is deleted. We’ll email you the date and how to keep your account. Bookings after that day are canceled, and their guests get an email.`;
export const whyAreYouLeaving = "Why are you leaving?";
export const optional = "optional";

// Region part
export const region = "Region";
export const howDatesAndAmountsAreWritten = "How dates, times, numbers and prices are written in your dashboard and in emails to you.";
export const country = "Country";
export const chooseYourCountry = "Choose your country";
export const example = (date: string, amount: string) => `For example ${date} and ${amount}.`;

// Password again
export const youllConfirmThisInGoogles = "You’ll confirm this in Google’s window.";
export const thisPasswordIsntCorrect = "This password isn’t correct.";
export const enterYourPassword = "Enter your password.";
export const yourPassword = "Your password";
export const enterItAgainToConfirm = "Enter it again to confirm it’s you.";

// Storage part
export const picturesAndSharedFiles = "Pictures and shared files";
export const filesYouSell = "Files you sell";
export const storage = "Storage";
export const unusedFilesAreDeletedAfter =
  "Unused files are deleted after a few days, or when you clean up. Pictures of sold products stay with their orders.";
export const notCalculatedYetYourNext = "Not calculated yet. Your next upload or cleanup updates it.";
export const ofLabel = (used: string, most: string) => `${used} of ${most}`;
export const storageUsed = (room: string) => `${room}: storage used`;
export const storageOf = (used: string, most: string, things: string) => `${used} of ${most} ${things}`;
export const checkingYourPagesLinksAnd = "Checking your pages, links and products…";
export const cleanUpNow = "Clean up now";
export const removedFreedUp = (count: string, bytes: string) => `${count} removed, ${bytes} freed up.`;
export const keptUploadedInLast = (recent: string) => `Kept: ${recent} uploaded in the last day.`;
export const nothingToCleanUpAll = "Nothing to clean up. All your files are in use.";
export const unusedDeletedSoonAfter = (count: string, bytes: string, time: string) =>
  `Unused: ${count}, ${bytes}. Deleted soon after ${time}, unless used again before then.`;

// Code error screen
export const goToYourDashboard = "Go to your dashboard";
export const stillNotWorking = "Still not working?";
export const copyTheFullLinkFrom = "Copy the full link from the email into this browser. Some email apps break long links.";
export const resettingYourPassword = "Resetting your password?";
export const confirmingYourEmail = "Confirming your email?";
export const getANewLink = "Get a new link";
export const onlyTheLatestLinkWorks = (getANewLink: ReactNode) => sentence`${getANewLink}. Only the latest link works.`;

// Confirm change screen
export const thisLinkHasExpired = "This link has expired";
export const yourEmailAddressHasntChanged = "Your email address hasn’t changed. Request a new link on your account page.";
export const thisLinkDoesntWork = "This link doesn’t work";
export const itsIncompleteItWasReplaced =
  "It’s incomplete, it was replaced by a newer one, or the change was canceled. Your email address hasn’t changed.";
export const thisEmailAddressIsAlready = "This email address is already in use";
export const anotherAccountUsesItNow = "Another account uses it now, so your email address hasn’t changed.";
export const weCantReachTheServer = "We can’t reach the server";
export const youSeemToBeOffline = "You seem to be offline. The link still works: try again when you’re back online.";
export const useThisEmailAddress = "Use this email address?";
export const youllLogInWithThis = "You’ll log in with this email address from now on, and all your devices will be logged out.";
export const changeMyEmail = "Change my email";
export const emailAddressChanged = "Email address changed";
export const logIn = "Log in";
export const tryAgain = "Try again";
export const goToYourAccount = "Go to your account";
export const logInWithAndYour = (email: ReactNode) =>
  sentence`Log in with ${email} and your password from now on. If you used Google before, select “Forgot your password?” on the login page to set one.`;

// Confirm screen
export const emailConfirmed = "Email confirmed";
export const logInHereToPublish = "Log in here to publish your page, or continue where you signed up.";
export const oneMoment = "One moment";
export const confirmingYourEmailWords = "Confirming your email…";

// Drawings
export const admitOne = "Admit one";

// Google button
export const yourBrowserBlockedGooglesWindow = "Your browser blocked Google’s window. Allow pop-ups for this site and try again.";
export const continueWithGoogle = "Continue with Google";

// Hanging
export const open = "Open";

// Login screen
export const welcomeBack = "Welcome back";
export const enterYourEmailAddress = "Enter your email address.";
export const forgotYourPassword = "Forgot your password?";
export const getALinkByEmail = "get a link by email";
export const logInToContinueTo = (words: ReactNode) => sentence`Log in to continue to ${words}.`;
export const thatEmailAndPasswordDont = (getALinkByEmail: ReactNode) =>
  sentence`That email and password don’t match. Try again, or ${getALinkByEmail} to reset your password.`;

// Mail form
export const cantFindIt = "Can’t find it?";
export const checkYourSpamFolderEmails = "Check your spam folder. Emails can take a few minutes. Only the latest link works.";
export const useAnotherEmail = "Use another email";

// Mailbox screen
export const checkYourEmail = "Check your email";
export const startBuildingYourPage = "Start building your page";
export const youCanPublishOnceYour = "You can publish once your email is confirmed.";
export const development = "Development";
export const openTheLocalInbox = "Open the local inbox";
export const checkYourSpamFolderEmailsCan = "Check your spam folder. Emails can take a few minutes.";
export const sendAgain = "Send again";
export const alreadyHaveAnAccount = "Already have an account?";
export const ifSoTheEmailExplains =
  "If so, the email explains how to log in. Everyone sees this message, so no one can find out who has an account.";
export const weSentALink = "We sent a link. Open it on any device to confirm your email.";
export const weSentALinkTo = (email: ReactNode) => sentence`We sent a link to ${email}. Open it on any device to confirm your email.`;
export const emailsStayOnThisComputer = (openTheLocalInbox: ReactNode) => sentence`Emails stay on this computer. ${openTheLocalInbox}`;

// Claim form
export const nameOfYourPage = "Name of your page";
export const chooseANameForYour = "Choose a name for your page.";
export const createMyPage = "Create my page";
export const youreLoggedInAsChoose = (email: ReactNode) => sentence`You’re logged in as ${email}. Choose a name for your page to finish.`;
export const notYou = "Not you?";

// Hero claim
export const whatsYourPageCalled = "What’s your page called?";
export const yourStall = "your-stall";
export const claimIt = "Claim it";

// Name hint
export const checking = "Checking…";
export const thisOneIsFree = " This one is free:";
export const theseAreFree = " These are free:";
export const checkAgain = "Check again";

// Rename form
export const youveChangedYourNameTimes = (limit: number, windowDays: number, day: string) =>
  `You’ve changed your name ${limit} times in ${windowDays} days. You can change it again on ${day}.`;
export const yourPageIsNowAt = (doneName: string) => `Your page is now at /${doneName}. The old address redirects there.`;
export const changeName = "Change name";
export const youHave1ChangeLeft = "You have 1 change left";
export const youHaveChangesLeft = (left: number) => `You have ${left} changes left`;
export const ofInDays = (changesLeft: string, limit: number, windowDays: number) => `${changesLeft} of ${limit} in ${windowDays} days.`;

// Change password form
export const thisIsntYourCurrentPassword = "This isn’t your current password.";
export const enterYourCurrentPassword = "Enter your current password.";
export const currentPassword = "Current password";
export const newPassword = "New password";
export const n8To128Characters = "8 to 128 characters.";
export const passwordChanged = "Password changed.";
export const changePassword = "Change password";

// Forgot screen
export const ifHasAnAccountWeve = (address: string) => `If ${address} has an account, we’ve sent a link to reset the password.`;
export const ifStillNeedsConfirmingWeve = (address: string) => `If ${address} still needs confirming, we’ve sent a new link.`;
export const rememberedIt = (logIn: ReactNode) => sentence`Remembered it? ${logIn}`;
export const alreadyConfirmed = (logIn: ReactNode) => sentence`Already confirmed? ${logIn}`;

// Password field
export const capsLockIsOn = "Caps Lock is on.";
export const showField = (field: string) => `Show the ${field}`;
export const hideField = (field: string) => `Hide the ${field}`;
export const hide = "Hide";
export const show = "Show";

// Password strength
export const toGo = (count: string) => `${count} to go.`;
export const atMostCharacters = (max: number) => `Use at most ${max} characters.`;
export const weakAddAnotherWordOr = "Weak. Add another word or two.";
export const fairAddAnotherWord = "Fair. Add another word.";
export const good = "Good.";
export const strong = "Strong.";
export const veryStrong = "Very strong.";

// Reset password form
export const checkingYourLink = "Checking your link…";
export const saveAndLogIn = "Save and log in";
export const forYourOtherDevicesWill = (email: ReactNode) => sentence`For ${email}. Your other devices will be logged out.`;

// Update password screen
export const chooseANewPassword = "Choose a new password";
export const youreLoggedOutWeCan = "You’re logged out. We can email you a link to set a new password.";
export const sendMeALink = "Send me a link";
export const forLabel = (email: ReactNode) => sentence`For ${email}.`;

// Resend button
export const sendAgainIn = (clock: string) => `Send again in ${clock}`;

// Sign in state
export const signInState = "Sign-in state";
export const session = "Session";
export const uid = "uid";
export const providers = "Providers";
export const tokenEnds = "Token ends";
export const claims = "Claims";
export const site = "Site";
export const refreshTheToken = "Refresh the token";

// Signup form
export const chooseAPassword = "Choose a password.";
export const wellSendOneEmailTo = "We’ll send one email to confirm your address. No newsletter.";

// Signup screen
export const createYourPage = "Create your page";
export const oneMomentWords = "One moment…";

// Terms line
export const terms = "terms";
export const privacyPolicy = "privacy policy";
export const pleaseAcceptTheTermsTo = "Please accept the terms to continue.";
export const iAgreeToTheAnd = (terms: ReactNode, privacyPolicy: ReactNode) => sentence`I agree to the ${terms} and the ${privacyPolicy}.`;
