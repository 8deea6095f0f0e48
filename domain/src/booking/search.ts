import { beginningsOf } from "../values/search-terms.ts";

type Searched = { name: string; email: string };

export function guestTexts({ name, email }: Searched): string[] {
  return [email, name];
}

/** Search terms of a reservation: every prefix of the words in the guest's address and name, lower case without accents. */
export function reservationTermsOf(guest: Searched): string[] {
  return beginningsOf(guestTexts(guest));
}
