// Which addresses the worker answers. All others, above all the public pages, go to the network as if there were no worker.

/** Whether an address matches one of `screens`, the same regular expressions by which Hosting serves the dashboard. */
export function isAnyOf(screens: readonly string[], path: string): boolean {
  return screens.some((screen) => new RegExp(screen).test(path));
}
