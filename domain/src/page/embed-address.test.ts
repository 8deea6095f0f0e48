import { expect, test } from "vitest";
import { addressInFrame, readEmbedAddress } from "./embed-address.ts";

test.each([
  ["youtu.be/aqz-KE-bpKQ?t=435", "https://youtu.be/aqz-KE-bpKQ?t=435"],
  [" http://www.youtube.com/watch?v=aqz-KE-bpKQ ", "https://www.youtube.com/watch?v=aqz-KE-bpKQ"],
  ["//player.vimeo.com/video/823141156?h=90e6d75118", "https://player.vimeo.com/video/823141156?h=90e6d75118"],
  [
    '<iframe title="vimeo-player" src="https://player.vimeo.com/video/823141156?h=90e6d75118&amp;badge=0" width="640" allowfullscreen></iframe>',
    "https://player.vimeo.com/video/823141156?h=90e6d75118&badge=0",
  ],
  [
    "<iframe width='560' src='//www.youtube.com/embed/aqz-KE-bpKQ?start=90'></iframe>",
    "https://www.youtube.com/embed/aqz-KE-bpKQ?start=90",
  ],
  [
    '<div style="padding:56% 0 0 0"><iframe src="https://player.vimeo.com/video/76979871"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
    "https://player.vimeo.com/video/76979871",
  ],
  ["\u200b“https://youtu.be/aqz-KE-bpKQ”", "https://youtu.be/aqz-KE-bpKQ"],
  ["Big Buck Bunny https://youtu.be/aqz-KE-bpKQ?si=x via @YouTube", "https://youtu.be/aqz-KE-bpKQ?si=x"],
  ["spotify:track:4uLU6hMCjMI75M1A2tKUQC", "https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC"],
])("%s is read", (typed, url) => expect(readEmbedAddress(typed)).toEqual({ url }));

test.each([
  ["https://spotify.link/AbC123", "shortened"],
  ["Listen: https://on.soundcloud.com/AbC", "shortened"],
  ["https://shop.example.test/", "unknown"],
  ['<iframe src="https://evil.example/video"></iframe> https://youtu.be/aqz-KE-bpKQ', "unknown"],
  ["javascript:alert(1)", "unknown"],
  ["https://user:secret@youtu.be/aqz-KE-bpKQ", "unknown"],
  ["", "unknown"],
])("%s is refused: %s", (typed, reason) => expect(readEmbedAddress(typed)).toEqual({ reason }));

test("only pasted code contains a frame", () => expect(addressInFrame("https://youtu.be/aqz-KE-bpKQ")).toBeNull());
