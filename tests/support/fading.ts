/** Waits until nothing on the page fades any more: what does has another contrast than what people read. Runs in the page. */
export async function nothingFades(): Promise<void> {
  const seen = /^(opacity|filter|visibility|color|fill|stroke|.*[cC]olor|background.*)$/;
  const fading = () =>
    document.getAnimations().filter(({ effect, playState, timeline }) => {
      // What goes with the scrolling, or for ever, has no end.
      const ends = timeline === document.timeline && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
      const keyframes = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return ends && playState === "running" && keyframes.some((one) => Object.keys(one).some((name) => seen.test(name)));
    });
  // One that ends can begin another.
  for (let now = fading(); now.length > 0; now = fading()) await Promise.all(now.map((one) => one.finished.catch(() => undefined)));
}
