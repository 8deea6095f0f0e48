/**
 * A wait, never understated: "in a minute", "in about 40 minutes", "in about 2 hours".
 * @param seconds from a refusal; anything but a number gives "later"
 */
export function formatWait(seconds: unknown): string {
  if (typeof seconds !== "number") return "later";
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "in a minute";
  if (minutes <= 60) return minutes > 55 ? "in about an hour" : `in about ${minutes} minutes`;
  return `in about ${Math.ceil(minutes / 60)} hours`;
}
