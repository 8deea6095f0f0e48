// The URL subset of every runtime used. This workspace includes neither DOM nor Node types.
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly href: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly username: string;
  readonly password: string;
  readonly searchParams: URLSearchParams;
}
declare class URLSearchParams {
  constructor(entries: Record<string, string> | string);
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
}
