import { formatCount } from "@awning/domain/values/counts";

// Order empty
export const buyersCantOrderYet = "Buyers can’t order yet";
export const unpublishedEmptyText = "Publish your page to start selling. New orders appear here, and we’ll email you about each one.";
export const finishSettingUp = "Finish setting up";
export const noOrdersYet = "No orders yet";
export const firstOrderHint = "Share your shop to get your first order. It appears here right away, and we’ll email you.";
export const copyShopLink = "Copy shop link";
export const viewYourShop = "View your shop";
export const newOrdersHint = "New orders appear here right away.";
export const youreAllCaughtUp = "You’re all caught up";
export const openEmptyText = "All orders are paid and fulfilled.";
export const noUnpaidOrders = "No unpaid orders";
export const unpaidEmptyText = "Orders awaiting a bank transfer or cash appear here.";
export const nothingToFulfill = "Nothing to fulfill";
export const toFulfillEmptyText = "Orders to ship, prepare or hand over appear here.";
export const noCompletedOrders = "No completed orders";
export const doneEmptyText = "Completed, canceled and expired orders appear here.";
export const noResultsForYet = (search: string) => `No results for “${search}” yet`;
export const nothingToDoSoFar = "Nothing to do so far";
export const nothingToDoSoFarText = "The carrier has these orders. Choose “Older orders” to see more.";
export const noRecentMatch = "None of the latest orders match all of these words.";
export const searchScopeHint = "Only orders in this view and its filters were searched.";
export const searchHint = "Try an order number, or the start of a name or email address.";
export const noMatchingOrders = "No matching orders";
export const filterHint = "Remove a filter to see more.";

// Order tools
export const bankStatement = "Bank statement";

// Order filters
export const awaitingPayment = "Awaiting payment";
export const openLabel = "Open";
export const completed = "Completed";
export const canceled = "Canceled";
export const expired = "Expired";
export const unpaid = "Unpaid";
export const processing = "Processing";
export const paymentFailed = "Payment failed";
export const paid = "Paid";
export const partiallyRefunded = "Partially refunded";
export const refunded = "Refunded";
export const nothingToPay = "Nothing to pay";
export const notPaid = "Not paid";
export const unfulfilled = "Unfulfilled";
export const inProgress = "In progress";
export const readyForPickup = "Ready for pickup";
export const notPickedUp = "Not picked up";
export const partiallyFulfilled = "Partially fulfilled";
export const fulfilled = "Fulfilled";
export const filtersActive = (count: number) => `Filters, ${count} active`;
export const filter = "Filter";
export const placed = "Placed";
export const removeFilter = (label: string, value: string) => `Remove filter ${label}: ${value}`;
export const filterOrders = "Filter orders";
export const any = "Any";
export const placedFromLabel = "Placed from";
export const placedToLabel = "Placed to";
export const endDateInvalid = "Choose a date on or after the first one";
export const clearAll = "Clear all";
export const showOrders = "Show orders";
export const order = "Order";
export const payment = "Payment";
export const fulfillment = "Fulfillment";
export const fromDay = (day: string) => `from ${day}`;
export const untilDay = (day: string) => `until ${day}`;

// Order list
export const all = "All";
export const toDo = "To do";
export const toFulfill = "To fulfill";
export const done = "Done";
export const orders = "Orders";
export const newOrder = "New order";
export const numberNameOrEmail = "Number, name or email";
export const loadingOrders = "Loading orders";
export const olderOrders = "Older orders";
export const newOrderLabel = (number: string, total: string) => `New order ${number}, ${total}`;

export const select = "Select";
export const selectAll = (count: number) => `Select all ${count}`;
export const selectEverything = "Select all matching orders";
export const everythingSelected = (count: number) => `The first ${count} matching orders are selected`;
export const searchLabel = "Search orders";
export const moreLabel = "More";
export const sortLabel = "Sort";
export const newest = "Newest first";
export const oldest = "Oldest first";
export const highestTotal = "Highest total first";
export const sumLine = (count: number, money: string) => (money ? `${formatCount(count, "order")}, ${money}` : formatCount(count, "order"));
export const sumSoFar = (count: number, money: string) => `First ${sumLine(count, money)}`;
export const sumOfAll = "Total of all";
export const sumHint = "Totals with shipping, without canceled, expired and test orders";

// Order rows
export const selectOrder = (number: string, name: string) => `Select ${number}, ${name}`;
export const namedAct = (act: string, number: string) => `${act} ${number}`;
export const received = "received";
export const toCity = (city: string) => `to ${city}`;
