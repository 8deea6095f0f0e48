/** Waits until the clock shows a moment, in ms since 1970. For moments that are stored; what a page or a function does is waited for itself. */
export function untilTime(at: number): Promise<void> {
  // Timers may be a millisecond early.
  return new Promise((done) => setTimeout(done, at + 2 - Date.now()));
}

/** Waits until another second has begun: Firebase tells the times of sessions and tokens in whole seconds. */
export function nextSecond(): Promise<void> {
  return untilTime((Math.floor(Date.now() / 1000) + 1) * 1000);
}

/** In a race, the lead of all others. It differs from round to round, so that each is the first at times. */
export function headStart(ms: number): Promise<void> {
  return untilTime(Date.now() + ms);
}
