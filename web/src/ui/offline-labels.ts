/** What being offline means for what somebody changes; `isKept` where the browser keeps a copy of their data. */
export function offlineLabel(isKept: boolean): string {
  return isKept
    ? "You’re offline. Changes are kept here and saved when you’re back online."
    : "You’re offline. Keep this page open: changes are saved when you’re back online.";
}
