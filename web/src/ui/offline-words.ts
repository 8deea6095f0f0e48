/** What being offline means for what somebody changes; `isKept` where the browser keeps a copy of their data. */
export function offlineWords(isKept: boolean): string {
  return isKept
    ? "You are offline. What you change is kept here and sent when you are back."
    : "You are offline. Leave this page open: what you change is sent when you are back.";
}
