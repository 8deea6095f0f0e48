// Stock change sheet
export const quantityToAdd = "Quantity to add";
export const quantityToRemove = "Quantity to remove";
export const newQuantity = "New quantity";
export const adjustStock = "Adjust stock";
export const variant = "Variant";
export const adjustment = "Adjustment";
export const set = "Set";
export const note = "Note";
export const newDelivery = "New delivery";
export const twoBroken = "Two broken";
export const stockCount = "Stock count";
export const stockCountHint = "Don’t count items reserved for open orders.";
export const inStock = (available: number) => `${available} in stock`;
export const inStockNoChange = (available: number) => `${available} in stock, no change`;
export const inStockAfter = (available: number, left: number) => `${available} in stock, ${left} after`;

// Stock changes
export const sold = "Sold";
export const orderCanceled = "Order canceled";
export const unpaidOrderExpired = "Unpaid order expired";
export const refunded = "Refunded";
export const trackingStarted = "Tracking turned on";
export const adjustedByYou = "Adjusted by you";
export const setByYou = "Set by you";
export const trackingTurnedOff = "Tracking turned off";
export const movedWhenVariantsChanged = "Moved when variants changed";
export const noStockChangesYet = "No stock changes yet.";
export const stockHistory = "Stock history";
export const left = (count: number) => `${count} left`;
export const showEarlier = "Show earlier";

// Stock fields
export const trackedElsewhere = "Stock is already tracked on another device.";
export const stockTrackingTurnedOff = "Stock tracking turned off";
export const trackingResumed = "Stock tracking is on again. Check the quantity if you made sales in between.";
export const stock = "Stock";
export const soldLabel = (sold: string) => `${sold} sold`;
export const trackStock = "Track stock";
export const trackedHint = "Stock goes down with each order.";
export const untrackedHint = "Buyers can order any quantity.";
export const sellWithoutStock = "Continue selling when out of stock";
export const lowStockHint = "We’ll email you when stock falls to this level and when it sells out.";
export const whenItRunsOut = "When stock runs out";
export const lowStockAlert = "Low-stock alert at";

// Stock input
export const decrease = (label: string) => `${label}: decrease`;
export const increase = (label: string) => `${label}: increase`;
