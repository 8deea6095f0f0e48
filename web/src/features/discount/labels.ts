import { formatCount, plural } from "@awning/domain/values/counts";

export const active = "Active";
export const STATE_CHANGED = {
  active: (code: string) => `${code} is active`,
  paused: (code: string) => `${code} is paused`,
  ended: (code: string) => `${code} has ended`,
};
export const codesEnded = (count: number) => `${formatCount(count, "code")} ended`;
export const endCodes = (count: number) => plural(count, { one: "End code", other: `End all ${count}` });
export const appliesTo = (count: number) => `Applies to ${formatCount(count, "product")}`;

// Choice rows
export const archived = (title: string) => `${title}, archived`;
export const noLongerInYourShop = "No longer in your shop";

// Discount form
export const codeInvalid = "Use 3 to 30 letters, numbers or hyphens";
export const wholeNumberInvalid = "Enter a whole number, or leave it blank";
export const dateInvalid = "Enter a valid date, or leave it blank";
export const endDateInvalid = "Choose a date on or after the start date";
export const percentageInvalid = "Enter a whole percentage from 1 to 100";
export const enterAmountSuchAs = (currency: string) => `Enter an amount such as ${currency}`;

// Discount list
export const noneYet = "None yet";
export const ofActive = (count: number, count2: number) => `${count} of ${count2} active`;
export const createCode = "Create code";
export const noCodesYet = "No codes yet";
export const emptyText = "Offer a percentage off, an amount off or free shipping. You decide how long and how often a code can be used.";
export const endedLabel = "Ended";
export const endedCodes = "Ended codes";
export const showEarlier = "Show earlier";
export const off = (percent: number) => `${percent}% off`;
export const offLabel = (amount: string) => `${amount} off`;
export const freeShipping = "Free shipping";
export const ordersOfOrMore = (minSubtotal: string) => `orders of ${minSubtotal} or more`;
export const timesPerBuyer = (perEmailLimit: number) => `${perEmailLimit} times per buyer`;
export const usesLine = (used: number, totalLimit: number) => `${used} of ${formatCount(totalLimit, "order")}`;
export const inSales = "in sales";
export const fromDay = (day: string) => `from ${day}`;
export const untilDay = (day: string) => `until ${day}`;
export const shareLinkButton = (code: string) => `Copy share link of ${code}`;
export const pausedLabel = "Paused";
export const usedUp = "Used up";
export const scheduled = "Scheduled";
export const limitReached = (discountsMax: number) => `You’ve reached the limit of ${discountsMax} codes.`;
export const limitHint = (all: string) => `${all} End or delete one to add another.`;
export const oneIsExpired = (all: string) => `${all} One is past its end date.`;
export const someAreExpired = (all: string, over: number) => `${all} ${over} are past their end date.`;
export const copyShareLink = "Copy share link";
export const pause = "Pause";
export const resume = "Resume";
export const deleted = (code: string) => `${code} deleted`;
export const linkCopied = "Link copied. The code is applied when someone opens it.";
export const oncePerBuyer = "once per buyer";
export const end = "End";

// Discount sheet
export const percentage = "Percentage";
export const shortCodeHint =
  "Short codes are easy to guess. That’s fine for a public promotion. For a larger discount, generate a code with 8 characters.";
export const updated = (code: string) => `${code} updated`;
export const isActive = (code: string) => `${code} is active`;
export const codeTaken = (code: string) => `You already have a code ${code}.`;
export const editLabel = (code: string) => `Edit ${code}`;
export const newDiscountCode = "New discount code";
export const codeLabel = "Code";
export const generate = "Generate";
export const type = "Type";
export const percentageOff = "Percentage off";
export const amountOff = "Amount off";
export const startDate = "Start date";
export const endDate = "End date";
export const minimumOrder = "Minimum order";
export const totalUses = "Total uses";
export const usesPerBuyer = "Uses per buyer";
export const spring10 = "SPRING-10";
export const codeCaseHint = "Buyers can enter it in upper or lower case.";

// Discounts screen
export const loadingCodes = "Loading codes";

// Product choice
export const appliesToAllProducts = "Applies to all products";
