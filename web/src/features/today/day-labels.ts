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
export const next = "Next";
export const skip = "Skip";
export const done = "Done:";
export const toDo = "To do:";
export const ofDone = (done: number, count: number) => `${done} of ${count} done`;

// Day strip
export const todaySoFar = "Today so far";
export const salesToday = "Sales today";
export const ordersToday = "Orders";
export const visitorsToday = "Visitors";
export const linkClicksToday = "Link clicks";
export const lastSevenDays = "Last 7 days";
export const byThisTimeLast = (count: string, weekday: string) => `${count} by this time last ${weekday}`;
export const versusLast = (weekday: string) => `vs. this time last ${weekday}`;
export const same = "Same";
export const ARROWS = { more: "↑", fewer: "↓" } as const;
