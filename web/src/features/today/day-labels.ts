// Latest orders
export const latestOrders = "Latest orders";
export const allOrders = "All orders";
export const noOrdersHint = "No orders yet. Share your page to get your first one.";
export const andMoreItems = (item: string, count: number) => `${item} and ${count} more`;

// Setup list
export const setUp = "Set up";
export const yourPageIsAlmostReady = "Your page is almost ready.";
export const oneStepLeft = (step: string) => `One step left: ${step}.`;
export const setUpYourPage = "Set up your page";
export const done = "Done:";
export const toDo = "To do:";
export const ofDone = (done: number, count: number) => `${done} of ${count} done`;

// Visits ledger
export const visitsToday = "Visits today";
export const byThisTimeLast = (count: string, weekday: string) => `${count} by this time last ${weekday}`;
export const viewsToday = "Views today";
export const linkClicksToday = "Link clicks today";
export const visitorsToday = "Visitors today";
