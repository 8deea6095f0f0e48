import { expect, test } from "vitest";
import { EMBED_HOSTS, parseEmbed } from "./embed.ts";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3&autoplay=1"],
  ["https://youtu.be/aqz-KE-bpKQ?t=435", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=435&autoplay=1"],
  ["https://youtu.be/aqz-KE-bpKQ?si=x&t=7m15s", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=435&autoplay=1"],
  ["https://m.youtube.com/watch?v=aqz-KE-bpKQ#t=1h2m3s", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=3723&autoplay=1"],
  ["https://www.youtube.com/embed/aqz-KE-bpKQ?start=90", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90&autoplay=1"],
  ["https://youtu.be/aqz-KE-bpKQ?t=soon", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"],
  ["https://youtube.com/live/aqz-KE-bpKQ?feature=shared", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"],
  [
    "https://youtube.com/playlist?list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI&si=x",
    "https://www.youtube-nocookie.com/embed/videoseries?list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI&autoplay=1",
  ],
  [
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI&index=2&t=5",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI&start=5&autoplay=1",
  ],
  ["https://youtu.be/dQw4w9WgXcQ?si=x", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"],
  ["https://youtube.com/shorts/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
  ["https://vimeo.com/823141156/90e6d75118", "https://player.vimeo.com/video/823141156?h=90e6d75118&autoplay=1&dnt=1"],
  ["https://vimeo.com/823141156/90e6d75118?share=copy", "https://player.vimeo.com/video/823141156?h=90e6d75118&autoplay=1&dnt=1"],
  ["https://player.vimeo.com/video/823141156?h=90e6d75118", "https://player.vimeo.com/video/823141156?h=90e6d75118&autoplay=1&dnt=1"],
  ["https://vimeo.com/manage/videos/823141156/90e6d75118", "https://player.vimeo.com/video/823141156?h=90e6d75118&autoplay=1&dnt=1"],
  ["https://vimeo.com/channels/staffpicks/76979871#t=1m5s", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1#t=65s"],
  ["https://vimeo.com/showcase/7098531/video/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
  [
    "https://soundcloud.com/kiln/firing/s-aBc123?si=x",
    "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fkiln%2Ffiring%2Fs-aBc123&auto_play=true",
  ],
  [
    "https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&color=%23ff5500",
    "https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F293&auto_play=true",
  ],
  ["https://open.spotify.com/intl-de/track/4uLU6hMCjMI75M1A2tKUQC", "https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC"],
  ["https://music.apple.com/de/album/kiln/1440833098?i=1440833100", "https://embed.music.apple.com/de/album/kiln/1440833098?i=1440833100"],
])("%s is a player", (address, src) => expect(parseEmbed(address)?.src).toBe(src));

test.each([
  "",
  "javascript:alert(1)",
  "http://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/watch?v=short",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://user@www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://open.spotify.com/user/someone",
  "https://soundcloud.com/a/b/c/d",
  "https://on.soundcloud.com/AbC",
  "https://w.soundcloud.com/player/?url=https%3A//evil.example/tracks/293",
  "https://www.youtube.com/playlist?list=WL",
  "https://vimeo.com/823141156x",
  "https://shop.example.test/",
])("%s is no player", (address) => expect(parseEmbed(address)).toBeNull());

test.each([
  "https://youtu.be/aqz-KE-bpKQ?t=435&list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI",
  "https://youtube.com/playlist?list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI",
  "https://vimeo.com/823141156/90e6d75118#t=65",
  "https://soundcloud.com/kiln/firing/s-aBc123",
  "https://open.spotify.com/intl-de/track/4uLU6hMCjMI75M1A2tKUQC?si=x",
  "https://music.apple.com/de/album/kiln/1440833098?i=1440833100",
])("the player of %s is itself an address of the same player", (address) => {
  const embed = parseEmbed(address);
  expect(parseEmbed(embed?.src ?? "")).toEqual(embed);
});

test("every player host is in the content security policy", () => {
  const soundcloud = parseEmbed("https://soundcloud.com/kiln/sets/firing");
  expect(soundcloud?.src.startsWith(`${EMBED_HOSTS.soundcloud}/player/?url=https%3A%2F%2Fsoundcloud.com%2Fkiln`)).toBe(true);
});
