const UNITS = ["B", "KB", "MB", "GB"] as const;

/** For example `3.4 MB`, in decimal units. */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // Values that would round to 1000 use the next unit.
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${unit === 0 || size >= 100 ? Math.round(size) : Number(size.toFixed(1))} ${UNITS[unit]}`;
}
