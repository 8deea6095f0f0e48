// Which addresses the worker answers. Everything else goes to the network as if there were no worker: above all the public pages.

/** Whether an address is one of `screens`: expressions for paths, the very ones by which Hosting answers with the dashboard. */
export function isAnyOf(screens: readonly string[], path: string): boolean {
  return screens.some((screen) => new RegExp(screen).test(path));
}
