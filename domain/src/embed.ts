/** Services whose players a page can show. Nothing is asked of them before a visitor clicks. */
export const EMBED_PROVIDERS = ["youtube", "vimeo", "spotify", "soundcloud", "applemusic"] as const;
export type EmbedProvider = (typeof EMBED_PROVIDERS)[number];

/** The only hosts a frame on a public page may come from; the policy of those pages names the same. */
export const EMBED_HOSTS: Readonly<Record<EmbedProvider, string>> = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
  spotify: "https://open.spotify.com",
  soundcloud: "https://w.soundcloud.com",
  applemusic: "https://embed.music.apple.com",
};
export const EMBED_NAMES: Readonly<Record<EmbedProvider, string>> = {
  youtube: "YouTube",
  vimeo: "Vimeo",
  spotify: "Spotify",
  soundcloud: "SoundCloud",
  applemusic: "Apple Music",
};

/** What a frame shows: `src` at one of {@link EMBED_HOSTS}; `height` in px, or `null` for a picture of 16:9. */
export type Embed = { provider: EmbedProvider; src: string; height: number | null };

/**
 * Reads the address that a service's share button gives.
 * @returns `null` for every address that is not a player of one of the services we know
 */
export function parseEmbed(address: string): Embed | null {
  const text = address.trim();
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== "https:" || url.username || url.password) return null;
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  return youtube(host, url) ?? vimeo(host, url) ?? spotify(host, url) ?? soundcloud(host, url) ?? appleMusic(host, url);
}

function youtube(host: string, { pathname, search }: URL): Embed | null {
  const isLong = host === "youtube.com" || host === "music.youtube.com" || host === "youtube-nocookie.com";
  const id = isLong
    ? (/^\/(?:embed|shorts|live)\/([\w-]{11})(?:\/|$)/.exec(pathname)?.[1] ??
      (pathname === "/watch" ? /[?&]v=([\w-]{11})(?:&|$)/.exec(search)?.[1] : undefined))
    : host === "youtu.be"
      ? /^\/([\w-]{11})(?:\/|$)/.exec(pathname)?.[1]
      : undefined;
  return id ? { provider: "youtube", src: `${EMBED_HOSTS.youtube}/embed/${id}?autoplay=1`, height: null } : null;
}

function vimeo(host: string, { pathname }: URL): Embed | null {
  const id = host === "vimeo.com" || host === "player.vimeo.com" ? /^\/(?:video\/)?(\d{6,12})(?:\/|$)/.exec(pathname)?.[1] : undefined;
  return id ? { provider: "vimeo", src: `${EMBED_HOSTS.vimeo}/video/${id}?autoplay=1&dnt=1`, height: null } : null;
}

function spotify(host: string, { pathname }: URL): Embed | null {
  if (host !== "open.spotify.com") return null;
  const found = /^\/(?:intl-[a-z]{2}\/)?(?:embed\/)?(track|album|playlist|artist|episode|show)\/([A-Za-z0-9]{22})(?:\/|$)/.exec(pathname);
  if (!found) return null;
  const isShort = found[1] === "track" || found[1] === "episode";
  return { provider: "spotify", src: `${EMBED_HOSTS.spotify}/embed/${found[1]}/${found[2]}`, height: isShort ? 152 : 352 };
}

function soundcloud(host: string, { pathname }: URL): Embed | null {
  if (host !== "soundcloud.com" || !/^\/[\w-]{1,80}(?:\/(?:sets\/)?[\w-]{1,200})?\/?$/.test(pathname)) return null;
  const track = encodeURIComponent(`https://soundcloud.com${pathname}`);
  return { provider: "soundcloud", src: `${EMBED_HOSTS.soundcloud}/player/?url=${track}&auto_play=true`, height: 166 };
}

function appleMusic(host: string, { pathname, search }: URL): Embed | null {
  if (host !== "music.apple.com" && host !== "embed.music.apple.com") return null;
  if (!/^\/[a-z]{2}\/(?:album|playlist|song|music-video)\/[^/?#]{1,200}(?:\/[\w.-]{1,60})?\/?$/.test(pathname)) return null;
  const song = /[?&]i=(\d{1,20})(?:&|$)/.exec(search)?.[1];
  return { provider: "applemusic", src: `${EMBED_HOSTS.applemusic}${pathname}${song ? `?i=${song}` : ""}`, height: song ? 175 : 450 };
}
