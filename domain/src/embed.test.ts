import { expect, test } from "vitest";
import { EMBED_HOSTS, parseEmbed } from "./embed.ts";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"],
  ["https://youtu.be/dQw4w9WgXcQ?si=x", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"],
  ["https://youtube.com/shorts/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
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
  "https://shop.example.test/",
])("%s is none", (address) => expect(parseEmbed(address)).toBeNull());

test("every player comes from a host that the policy names", () => {
  const soundcloud = parseEmbed("https://soundcloud.com/kiln/sets/firing");
  expect(soundcloud?.src.startsWith(`${EMBED_HOSTS.soundcloud}/player/?url=https%3A%2F%2Fsoundcloud.com%2Fkiln`)).toBe(true);
});
