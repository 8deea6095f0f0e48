/** Where everything of a measurement listens, on 127.0.0.1: fixed, because the peers are built with these addresses in them. */
export const PORTS = {
  origin: 47100,
  proxy: 47110,
  bare: 47120,
  page: 47121,
  render: 47122,
  bareFunction: 47130,
  pageFunction: 47131,
  next: 47140,
  astro: 47141,
} as const;

export const ORIGIN = `http://127.0.0.1:${PORTS.origin}`;
export const MEDIA_ORIGIN = `http://127.0.0.1:${PORTS.proxy}`;
