import { formatCount } from "@awning/domain/values/counts";

// Bulk bar
export const packingSlips = "Packing slips";
export const ofSelected = (label: string, count: number) => `${label}, ${count} of the selected orders`;

// Confirm sheet
export const forOrders = (label: string, count: number) => `${label}: ${formatCount(count, "order")}`;
export const buyersEmailed = (count: number) => `We’ll email ${formatCount(count, "buyer")}.`;
export const noEmailSent = "No email is sent.";
export const withoutTracking = "They’re marked without tracking. You can add tracking numbers on each order.";
export const receivedToday = "The payments are recorded as received today. Check your bank account first.";
export const leftAlone = (count: number) => `The other ${formatCount(count, "selected order")} won’t change.`;
export const oneRunAtATime = "Another update is still running. Wait for it to finish.";

// Run bar
export const runProgress = "Progress of the update";
export const runningLine = (done: number, total: number) => `${done} of ${formatCount(total, "order")}`;
export const waitingLine = "Waiting for the service or your connection…";
export const stop = "Stop";
export const undo = "Undo";
export const close = "Close";
export const details = "What failed";
export const finished = (count: number) => `${formatCount(count, "order")} updated`;
export const undone = (count: number) => `${formatCount(count, "order")} undone`;
export const failedCount = (count: number) => `${count} failed`;
export const untouched = (count: number) => `${count} not changed`;
export const failedTitle = (count: number) => `${formatCount(count, "order")} not updated`;
export const failedHint = "Nothing about these orders changed. Open one to see its current status.";
export const changedElsewhere = "It changed after you selected it.";
export const stateRefused = "Its status no longer allows this.";

// Left run
export const leftNotice = (count: number) =>
  `An update stopped when its tab was closed: ${formatCount(count, "order")} may not be updated yet. Continuing changes no order twice.`;
export const continueRun = "Continue";
export const discardRun = "Discard";
