// Behind
export const undoAccidentalTap = "Undo an accidental tap";
export const makeChangesOfflineSavedWhen = "Make changes offline, saved when you’re back online";
export const packOrderWithOneThumb = "Pack an order with one thumb";
export const packOrder14 = "Pack order 14";
export const exampleSale = "2 speckled mugs, paid 20 minutes ago";
export const markAsShipped = "Mark as shipped";
export const order13IsAwaitingTransfer = "Order 13 is awaiting a transfer";
export const dippedBowlSinceYesterday = "Dipped bowl, since yesterday";
export const markAsPaid = "Mark as paid";
export const order12WillBePicked = "Order 12 will be picked up at noon";
export const tumblersPairPaidInCash = "Tumblers, a pair, paid in cash";
export const markAsHandedOver = "Mark as handed over";
export const behindCounterItsCalm = "Behind the counter, it’s calm.";
export const whatNeedsYouComesFirst =
  "What needs you comes first. Orders appear as they come in, and what you change here shows on your page within seconds.";
export const drawingOfDashboardOfExample = "Drawing of the dashboard of an example shop: three open orders, each with its next step";
export const today = "Today";
export const products = "Products";
export const links = "Links";
export const information = "Information";
export const n3OpenOrders = "3 open orders";

// Contact page
export const ringTheBell = "Ring the bell.";
export const yourMessageGoesToHost = "Your message goes to the host of this site. You get a copy by email.";
export const formNeedsJavascriptTurnIt = "The form needs JavaScript. Turn it on in your browser, then reload this page.";
export const otherWaysToGetHelp = "Other ways to get help";

// Device storage
export const youLogIn = "You log in";
export const keepsYouLoggedIn = "Keeps you logged in";
export const youLogOut = "You log out";
export const youOpenDashboard = "You open the dashboard";
export const yourLinksProductsAndOrders = "Your links, products and orders, so the dashboard opens right away and works offline";
export const sendsGoogleVersionOfIts = "Sends Google the version of its software in this browser, at most once a day";
export const cacheStorage = "Cache Storage";
export const dashboardsFilesSameForEveryone = "The dashboard’s files, the same for everyone, so it opens right away and works offline";
export const newerVersionReplacesThem = "A newer version replaces them";
export const randomNumberSoWeCan = "A random number, so we can email you about logins from new devices";
export const youDeleteThisSitesData = "You delete this site’s data";
export const youChooseLightOrDark = "You choose light or dark";
export const yourChoice = "Your choice";
export const youChooseAuto = "You choose “Auto”";
export const keepsYourEmailAndName = "Keeps your email and name after a reload, never your password";
export const youCloseTab = "You close the tab";
export const youLeaveDashboardScreenBefore = "You leave a dashboard screen before your changes are saved";
export const restoresYourTextWhenYou = "Restores your text when you return";
export const itsSavedYouLogOut = "It’s saved, you log out or you close the tab";
export const youComeToShopFrom = "You come to a shop from another site or a link with UTM parameters, or click a link on its page";
export const shownToShopWithYour =
  "Shown to the shop with your order, and only then: the name of that site, its UTM parameters and the link, nothing about you";
export const youAddSomethingToBasket = "You add something to a basket";
export const yourBasketItemsQuantitiesAnd = "Your basket: items, quantities, and a key that prevents duplicate orders";
export const youOrderOrEmptyIt = "You order or empty it, or 30 days after its last change";
export const youLeaveOrReloadCheckout = "You leave or reload a checkout";
export const restoresWhatYouEnteredAfter = "Restores what you entered after a reload or when you go back";
export const youOpenCheckoutAgainOr = "You open the checkout again or an order page, or you close the tab";
export const youPlaceOrder = "You place an order";
export const matchesConfirmationToYourBasket = "Matches the confirmation to your basket";
export const orderIsConfirmedOrYou = "The order is confirmed, or you close the tab";
export const yourOrderIsConfirmed = "Your order is confirmed";
export const orderNumberAndKeyOf = "The order number and the key of its basket, so the basket is emptied";
export const yourNextOrderInThat = "Your next order in that shop replaces it";
export const youSendFirstMessageTo = "You send the first message to a shop";
export const reopensYourConversationWithThat = "Reopens your conversation with that shop";
export const randomNumberSoMessageThat = "A random number, so a message that is sent twice starts only one conversation";
export const messageToShopCantBe = "A message to a shop can’t be sent right away";
export const sendsItWhenYouAre = "Sends it when you are back online";
export const itsSent = "It’s sent";
export const youLeaveYourNameAnd = "You leave your name and email with a message that can’t be sent right away";
export const sendsThemWithMessage = "Sends them with the message";
export const shopEndsConversation = "A shop ends the conversation";
export const hidesChatButtonOnIts = "Hides the chat button on its pages";
export const youAnswerCustomerWhileYou = "You answer a customer while you are offline";
export const keepsYourMessagesUntilTheyre = "Keeps your messages until they’re sent";
export const theyreSentOrYouLog = "They’re sent, or you log out";
export const youChooseToStayIn = "You choose to stay in another app’s browser";
export const doesntSuggestYourOwnBrowser = "Doesn’t suggest your own browser again";
export const screenFailsOrYoureLogged = "A screen fails or you’re logged out while you’re typing";
export const restoresWhatYouTyped = "Restores what you typed";
export const itsRestoredYouLogOut = "It’s restored, you log out or you close the tab";
export const newVersionIsReleasedWhile = "A new version is released while you have the site open";
export const reloadsOnlyOnce = "Reloads only once";
export const copyOfYourDataIn = "The copy of your data in this browser is damaged";
export const worksWithoutThatCopy = "Works without that copy";

// Hero
export const linksShop = "Links, shop,";
export const andOrders = "and orders.";
export const underOneAwning = "Under one awning.";
export const onePageUnderYourOwn =
  "One page under your own name for everything you make and do. One quiet dashboard behind the counter that shows you what happens on it, live.";
export const orGoIn = "Or go in.";
export const itWorks = "It works.";

// Home page
export const awningIsFreeSoftwareUnder =
  "Awning is free software under the MIT license, from the checkout to the last email. Host it in a Firebase project of your own, and your shop’s data stays with you.";
export const claimYourName = "Claim your name";
export const whatItCosts = "What it costs";
export const openByLunchtime = "Open by lunchtime.";
export const nameIt = "Name it";
export const claimYourAddressAndConfirm = "Claim your address and confirm your email. It’s reserved for you until you do.";
export const fillIt = "Fill it";
export const addPictureFewLinksAnd = "Add a picture, a few links and the first thing you sell.";
export const openIt = "Open it";
export const publishAndShareAddressClose = "Publish and share the address. Close it again any time.";
export const billComesToNothing = "The bill comes to nothing.";
export const awningIsFreeSoftwareIt =
  "Awning is free software. It takes no share of what you sell and has no bigger plan to push you into. Cards cost what Stripe charges.";
export const seeEveryLimit = "See every limit";
export const whatAwningCosts = "What Awning costs";
export const item = "Item";
export const price = "Price";
export const total = "Total";

// Limits
export const mb = (count: string) => `${count} MB`;
export const pageShopAndDashboard = "Page, shop and dashboard";
export const freeSoftwareUnderMitLicense = "Free software under the MIT license";
export const serversAndStorage = "Servers and storage";
export const googleFirebaseWhichHasFree = "Google Firebase, which has a free allowance";
export const billedByGoogleToYou = "Billed by Google to you";
export const emailToYouAndYour = "Email to you and your buyers";
export const ordersShippingLogins = "Orders, shipping, logins";
export const yourOwnSmtpService = "Your own SMTP service";
export const ourShareOfEachSale = "Our share of each sale";
export const moneyGoesFromBuyerTo = "The money goes from the buyer to you";
export const gettingPaid = "Getting paid";
export const throughYourOwnStripeAccount = "Through your own Stripe account";
export const stripesFeesOnly = "Stripe’s fees only";
export const paymentLink = "Payment link";
export const bankTransfer = "Bank transfer";
export const unpaidOrderHoldsIts = (holdDays: number, holdDaysMax: number) =>
  `An unpaid order holds its stock for ${holdDays} days, or for 1 to ${holdDaysMax} as you choose`;
export const cashOnPickup = "Cash on pickup";
export const youMarkOrderAsPaid = "You mark the order as paid";
export const cashOnDelivery = "Cash on delivery";
export const yourPage = "Your page";
export const addressUnderYourOwnName = "Address under your own name";
export const yoursAsLongAsYou = "Yours as long as you keep it";
export const shownAndHiddenLinksTogether = "Shown and hidden links together";
export const socialLinks = "Social links";
export const emailPhoneMapAndUsual = "Email, phone, map and the usual networks";
export const aboutText = "About text";
export const plusAHeadline = "Plus a headline";
export const characters = (count: string) => `${count} characters`;
export const nameChanges = "Name changes";
export const oldNameRedirectsTo = (usernameRedirectDays: number) =>
  `The old name redirects to the new one for ${usernameRedirectDays} days`;
export const inDays = (limit: number, windowDays: number) => `${limit} in ${windowDays} days`;
export const yourShop = "Your shop";
export const productsAndOrders = "Products and orders";
export const sellAsMuchAsYou = "Sell as much as you like";
export const noLimit = "No limit";
export const picturesPerProduct = "Pictures per product";
export const upToEachBefore = (mediaInputMaxBytes: string) => `Up to ${mediaInputMaxBytes} each before compression`;
export const variantsPerProduct = "Variants per product";
export const sizesGlazesEditions = "Sizes, glazes, editions";
export const itemsInOneBasket = "Items in one basket";
export const upToOfEach = (quantityMax: number) => `Up to ${quantityMax} of each`;

// Marketing layout
export const howItWorks = "How it works";
export const pricing = "Pricing";
export const openSource = "Open source";
export const contact = "Contact";
export const logIn = "Log in";
export const onePageForLinksShop = "One page for links, shop and orders. Free software.";
export const product = "Product";
export const tryDemoPage = "Try the demo page";
export const forOwners = "For owners";
export const forgotYourPassword = "Forgot your password?";
export const resendConfirmationEmail = "Resend confirmation email";
export const legal = "Legal";
export const privacy = "Privacy";
export const terms = "Terms";
export const cookies = "Cookies";
export const noCookiesNoTrackersFonts = "No cookies. No trackers. Fonts from our own server.";

// Phone still
export const saturdayMarketStall14 = "Saturday market, stall 14";
export const howBowlIsMade6 = "How a bowl is made, 6 min";
export const careForYourStoneware = "Care for your stoneware";
export const speckledMug = "Speckled mug";
export const dippedBowl = "Dipped bowl";
export const tumblersPair = "Tumblers, pair";
export const moonJar = "Moon jar";
export const soldOut = "Sold out";
export const shop = "Shop";
export const pageOfExampleShop = "The page of an example shop";
export const stonewareThrownAndFired = "Stoneware, thrown and fired";
export const speckledMugsAreBack = "Speckled mugs are back";
export const twelveFromLastFiring = "Twelve from the last firing";

// Pricing page
export const whatHappensWhenIReach = "What happens when I reach a limit?";
export const andIfYouEverCharge = "And if you ever charge for something?";
export const softwareYouRunTodayStays = "The software you run today stays free to run: its license can’t be revoked.";
export const whoHoldsMoney = "Who holds the money?";
export const youDoBuyersPayYou =
  "You do. Buyers pay you directly: by card into your Stripe account, through your payment link, by bank transfer, or in cash on pickup or delivery. It never passes through us.";
export const whatDoesHostingItMyself = "What does hosting it myself cost?";
export const googleFirebaseBillsYouFor =
  "Google Firebase bills you for what your visitors use, beyond its free allowance. Awning reads little: a busy page is rendered once and served many times.";
export const sameForEveryoneNoTrial =
  "The same for everyone: no trial that ends, no plan above this one, no share of your sales. Prices are in US dollars.";
export const pricesAndLimits = "Prices and limits";
export const weHostIt = "We host it";
export const pageOnThisSite = "A page on this site";
export const youHostIt = "You host it";
export const plusWhatGoogleAndYour = "Plus what Google and your email service charge";
export const fairQuestions = "Fair questions";
export const yes = "Yes";

// Stalls
export const threeStallsOneAddress = "Three stalls, one address.";
export const openOnesYouNeedWhats = "Open the ones you need. What’s empty stays hidden.";
export const yourLinksInYourOrder = "Your links, in your order";
export const dragThemIntoPlaceOr = "Drag them into place, or turn them off for the winter. Visitors see the change within seconds.";
export const wholePriceUpFront = "The whole price, up front";
export const shippingIsInTotalBefore =
  "Shipping is in the total before anyone orders. Buyers need no account, and the last mug can only be sold once.";
export const buyersCanFollowAlong = "Buyers can follow along";
export const markOrderAsShippedAnd = "Mark an order as shipped, and the buyer’s order page updates right away. They get an email, too.";
export const winterSale = "Winter sale";
export const twoSpeckledMugs = "Speckled mug × 2";
export const shipping = "Shipping";
export const buyNow = "Buy now";
export const ordered = "Ordered";
export const monday1120 = "Monday, 11:20";
export const paidByTransfer = "Paid by transfer";
export const tuesday905 = "Tuesday, 9:05";
export const shippedWithTracking = "Shipped, with tracking";
export const justNow = "Just now";
export const yourOrderAtKiln = "Your order at kiln";
export const dippedBowl1Item = "Dipped bowl, 1 item";
export const withYouSoon = "With you soon";
export const thisPageUpdatesAutomatically = "This page updates automatically";

// Storage table
export const whatIsKeptOnDevice = "What is kept on a device";
export const nameLabel = "Name";
export const when = "When";
export const forLabel = "For";
export const howLong = "How long";
