/** Midnight of the day a moment lies in, where the reader is. */
export function startOfDay(at: number): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}

/** "Good morning", "Good afternoon" or "Good evening", by the reader's clock. */
export function greeting(at: number): string {
  const hour = new Date(at).getHours();
  if (hour >= 4 && hour < 12) return "Good morning";
  return hour >= 12 && hour < 18 ? "Good afternoon" : "Good evening";
}
