import { type OwnSocial, SOCIALS_MAX } from "@awning/domain/site/socials";

/** The rows with one changed, or with a new one at the end. A page that is full takes no more. */
export function put(rows: readonly OwnSocial[], social: OwnSocial): OwnSocial[] {
  if (rows.some(({ id }) => id === social.id)) return rows.map((one) => (one.id === social.id ? social : one));
  return [...rows, social].slice(0, SOCIALS_MAX);
}

/** The rows with one that was removed where it stood, unless there is no room any more. */
export function putBack(rows: readonly OwnSocial[], social: OwnSocial, at: number): OwnSocial[] {
  return rows.length >= SOCIALS_MAX ? [...rows] : rows.toSpliced(at, 0, social);
}

/** The rows with one a place further up. */
export function movedUp(rows: readonly OwnSocial[], id: string): OwnSocial[] {
  const at = rows.findIndex((one) => one.id === id);
  const row = rows[at];
  return row && at > 0 ? rows.toSpliced(at, 1).toSpliced(at - 1, 0, row) : [...rows];
}
