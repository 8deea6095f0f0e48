import { formatCount } from "@awning/domain/values/counts";
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

export const toFix = (things: string) => `${things} to fix`;
export const thingsToFix = (count: number) => `${formatCount(count, "thing")} to fix, the rest is saved`;
export const NO_PAYMENT = "Payments not set up yet";
export const acceptsLabel = (methods: readonly string[]) => `Accepts ${new Intl.ListFormat("en", { type: "conjunction" }).format(methods)}`;

// Card section
export const payByCard = "Pay by card";
export const testModeNotice = "Test mode. Cards aren’t charged.";
export const payoutHint = "Payments go straight to your own account. Awning takes no fee.";
export const disconnectedNotice =
  "Your account was disconnected at the payment provider, so card payments are off. You can find earlier payments and refunds there.";
export const accountUnready = "Your account isn’t ready yet. The payment provider needs more information from you.";
export const cardPaymentsHint =
  "Buyers pay by card on the payment provider’s page. Payments go straight to your own account. Awning takes no fee.";
export const finishSetup = "Finish setup";
export const connectAccount = "Connect account";

// Mail part
export const emailMessage = "Email message";
export const orderEmailHint = "Added to every order email when an order is placed, paid, shipped or ready. Web addresses aren’t linked.";
export const orderEmailExample = "Wash by hand and let it dry slowly.";

// Notify part
export const notifications = "Notifications";
export const eventLabel = "Event";
export const always = "Always";
export const newMessage = "New message";
export const newMessageHint = "The contact form on your page emails you. Messages aren’t stored here.";
export const paymentProblem = "Payment problem";
export const paymentProblemHint = "A payment that doesn’t match, a failed refund, or a canceled order that’s still paid.";
export const accountSecurity = "Account security";
export const accountSecurityHint = "Email confirmation, name or password changes, and logins from new devices. These can’t be turned off.";
export const whatYouHear = "What you hear about";
export const inApp = "App";
export const push = "Push";
export const thisDevice = "This device";
export const pushHere = "Push notifications";
export const pushHint = "New orders, bookings and messages, even when Awning is closed.";
export const pushDenied = "Blocked for this site. Allow notifications in your browser’s settings, then reload.";
export const pushUnsupported = "This browser can’t show them. On an iPhone or iPad, add Awning to your Home Screen and open it from there.";
export const playSound = "Sound";
export const playSoundHint = "A short sound when something new arrives while Awning is open.";
export const pushToDevices = "Your devices";
export const quietHours = "Quiet hours";
export const quietHoursHint = "No push notifications during this time, in your page’s time zone. They still appear in Awning.";
export const quietStart = "Quiet from";
export const quietSeparator = "to";
export const quietEnd = "Quiet until";
export const emailsGoTo = (address: ReactNode) => sentence`Emails go to ${address}.`;

// Payment part
export const transferHint = (held: string) => `Items are reserved for ${held} while you wait for payment. You mark the order as paid.`;
export const accountHolder = "Account holder";
export const iban = "IBAN";
export const ibanHint = "Buyers see it after they order, with a reference and a QR code for their banking app.";
export const ibanInvalid = "Check the IBAN: a character is wrong or missing.";
export const bic = "BIC";
export const bicInvalid = "A BIC has 8 or 11 characters, such as MARKDEF1100.";
export const transferNote = "Note for buyers paying by transfer";
export const transferNoteExample = "Transfers from abroad: please choose shared costs.";
export const cashOnPickup = "Cash on pickup";
export const instructionsForBuyers = "Instructions for buyers";
export const cashExample = "Please bring the exact amount.";
export const onDeliveryInstructions = "Instructions for buyers paying on delivery";
export const onDeliveryExample = "The carrier takes cash only.";
export const paymentLinkHint = (held: string) =>
  `Link to a page where you already take payments. Items are reserved for ${held}; you mark the order as paid.`;
export const link = "Link";
export const paymentLinkPartsHint = (payUrlParts: readonly string[]) =>
  `You can use ${new Intl.ListFormat("en", { type: "disjunction" }).format(payUrlParts)}. We fill them in for each order.`;
export const linkInstructions = "Instructions for buyers using the link";
export const linkInstructionsExample = "Please include the order number in the message.";
export const paymentDeadline = "Payment deadline";
export const paymentDeadlineHint =
  "For bank transfers and payment links. Buyers get one reminder; unpaid orders then expire and the items are back in stock. Existing orders keep their deadline.";
export const payAtPickupHint = "For pickup orders. Confirmed right away; the buyer pays at pickup.";
export const payOnDeliveryHint = "For shipped orders. Confirmed right away; the buyer pays the carrier.";

// Pickup part
export const pickup = "Pickup";
export const pickupHint = "Buyers collect their order from you.";
export const pickupLocationAndTimes = "Pickup location and times";
export const pickupPublicHint = "Public. Anyone can see it at checkout before they order.";
export const pickupPrivateHint = "Only shown to buyers on their pickup order.";
export const examplePickupPlace = "12 Harbor Lane, in the yard\nFridays 3 to 6 PM";
export const showAtCheckout = "Show at checkout";
export const showAtCheckoutHint = "Lets buyers check the location before they order.";

// Settings sections
export const payments = "Payments";
export const delivery = "Delivery";
export const ordersAndEmails = "Orders and emails";
export const businessAndLegal = "Business and legal";
export const goToPickup = "Go to pickup";
export const goToShipping = "Go to shipping";
export const addBankDetails = "Add bank details";
export const addTheLink = "Add the link";
export const addTheLocation = "Add the location";
export const noDelivery = "No shipping or pickup";
export const cancellationFact = (within: string) => `Buyers can cancel ${within}`;
export const noCancellation = "Buyers can’t cancel confirmed orders";
export const notificationsFact = "Which emails and notifications you get";
export const sentEmails = "Sent emails";
export const sentEmailsFact = "Every email your shop sent, and whether it went out";
export const emailsTo = (address: string) => `Emails to ${address}`;
export const businessFact = "Invoice details, terms, privacy, returns";
export const allSettings = "How your shop takes orders, and what it tells you";

// Settings editor
export const settings = "Settings";
export const shipping = "Shipping";
export const oneFlatRatePerOrder = "One flat rate per order.";
export const flatRatesByCountry = "Flat rates by country.";
export const shippingPrice = "Shipping price";
export const shippingPriceHint = "Enter 0 for free shipping.";
export const shopCountry = "Shop country";
export const countryHint = "The default country at checkout. Pickup and digital orders use this country’s tax rates.";
export const notSet = "Not set";
export const businessesCanWithdraw = "Businesses can withdraw";
export const businessWithdrawalHint =
  "Consumers in the EU can always withdraw. This setting is for buyers who enter a VAT number. Changes apply to new orders only.";
export const buyersCanCancel = "Buyers can cancel";
export const buyerCancelsHint =
  "Applies to confirmed orders before you pack, ship or hand over anything. Buyers can always cancel unpaid orders.";
export const shopCurrency = "Shop currency";
export const currencyHint = "Can’t be changed after the first order.";
export const currencyWarning =
  "Prices aren’t converted: €28.00 becomes $28.00 or ¥2,800. Check them after a change. You can’t change the currency after the first order.";
export const shippingUpTo = (most: string) => `Shipping up to ${most}`;
export const shippingFrom = (least: string) => `Shipping from ${least}`;
export const never = "Never";
export const withinMinutes = (minutes: number) => `Within ${minutes} minutes`;
export const within1Hour = "Within 1 hour";
export const within1Day = "Within 1 day";
export const cardsWord = "cards";
export const paymentLinks = "payment links";
export const bankTransfers = "bank transfers";
export const cash = "cash";
export const freeShipping = "Free shipping";
export const shippingMoney = (money: string) => `Shipping ${money}`;

// Settings screen
export const loadingTheSettings = "Loading the settings";

// Shipping form
export const methodNameMissing = "Enter a name, such as Standard shipping";
export const atMostCharacters = (shippingNameMax: number) => `Use at most ${shippingNameMax} characters`;
export const shippingPriceMissing = "Enter a price. Enter 0 for free shipping.";
export const shippingDaysInvalid = (shippingDaysMax: number) => `Enter whole numbers up to ${shippingDaysMax}, the smaller one first`;

// Shipping part
export const setUpRatesByCountry = "Set up rates by country";
export const shippingMethods = "Shipping methods";
export const offer = (name: string, countries: string) => `Offer ${name}, ${countries}`;
export const edit = (name: string, countries: string) => `Edit ${name}, ${countries}`;
export const addShippingMethod = "Add shipping method";
export const limitReached = (shippingMethodsMax: number) =>
  `You’ve reached the limit of ${shippingMethodsMax} shipping methods. Remove one to add another.`;
export const freeFrom = (freeOver: string) => `free from ${freeOver}`;
export const days = (from: number, to: number) => `${from}–${to} days`;
export const off = "off";
export const free = "free";
export const andMoreCountries = (countries: string, count: number) => `${countries} and ${count} more`;

// Shipping sheet
export const editLabel = (name: string) => `Edit ${name}`;
export const shownToBuyersAtCheckout = "Shown to buyers at checkout.";
export const standardShipping = "Standard shipping";
export const freeOverLabel = "Free shipping from";
export const minimumDays = "Minimum days";
export const maximumDays = "Maximum days";
export const countries = "Countries";
export const countriesHint = "Leave this empty to cover every country without a shipping method of its own.";
export const addACountry = "Add a country";
export const selectedCountries = "Selected countries";
export const addEuCountries = "Add EU countries";

// Tax part
export const noTax = "No tax";
export const includedInPrices = "Included in prices";
export const addedAtCheckout = "Added at checkout";
export const taxesArentShown = "Taxes aren’t shown.";
export const taxIncludedHint = "Buyers pay the prices you set. The tax they include is shown.";
export const taxAddedHint = "Tax is added to your prices at checkout.";
export const taxes = "Taxes";
export const taxRates = "Tax rates";
export const reduced = (standardRate: string, reducedRate: string) => `${standardRate}, reduced ${reducedRate}`;
export const editRatesFor = (rates: string) => `Edit rates for ${rates}`;
export const noRatesHint = "No rates yet, so no tax is charged. Start with the rates for your country.";
export const setYourCountry = "Set your country";
export const addRates = "Add rates";
export const rateLimitReached = (taxRatesMax: number) => `You’ve reached the limit of ${taxRatesMax} rates. Remove one to add another.`;
export const taxOnShipping = "Tax on shipping";
export const shippingTaxHint = "At the standard rate of the destination.";
export const vatReport = "VAT report";
export const vatReportHint =
  "By country and rate, for your VAT return and the one-stop shop. Sales count when they’re paid, refunds when they go out.";
export const downloadVatReport = "Download report";
export const yourVatNumber = "Your VAT number";
export const vatNumberHint =
  "With it, companies in other EU countries buy without VAT if they enter a valid number of their own (reverse charge). Not for pickups or small businesses.";
export const vatNumberInvalid = "Enter a valid VAT number of your shop’s country, with its letters, such as DE123456788";
export const everywhereElse = "Everywhere else";

// Tax sheet
export const rateInvalid = "Enter a percentage up to 30, such as 20 or 8.875";
export const editTaxRates = "Edit tax rates";
export const addTaxRates = "Add tax rates";
export const country = "Country";
export const standardRate = "Standard rate";
export const reducedRate = "Reduced rate";
export const reducedRateHint = "For products set to the reduced rate.";

// Settings form
export const shippingFeeMissing = "Enter a shipping price. Enter 0 for free shipping.";
export const paymentLinkInvalid = "Enter a full link that starts with https://, with placeholders only after the first /";

// Quick payment
export const howBuyersPay = "How buyers pay you";
export const bankTransfer = "Bank transfer";
export const whereToPickUp = "Where and when buyers pick up";
export const pickupExample = "Hafenstraße 4, Saturdays 10–14";
export const neededByBuyers = "Fill this in, so buyers know.";
