const UNITS = ["B", "KB", "MB", "GB"] as const;

/** A size as people say it, for example `3.4 MB`. One unit is 1000 of the one before, as on the label of a disk. */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // What would be rounded up to 1000 is told in the next unit.
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${unit === 0 || size >= 100 ? Math.round(size) : Number(size.toFixed(1))} ${UNITS[unit]}`;
}
