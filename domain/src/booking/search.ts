import { beginningsOf } from "../values/search-terms.ts";

type Searched = { name: string; email: string };

/** What a reservation is searched by, the address first. */
export function guestTexts({ name, email }: Searched): string[] {
  return [email, name];
}

/** What a database finds a reservation by: every beginning of the words of its guest's address and name, without accents, in lower case. */
export function reservationTermsOf(guest: Searched): string[] {
  return beginningsOf(guestTexts(guest));
}
