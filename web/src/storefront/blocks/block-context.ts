import type { OpeningHours } from "@awning/domain/opening-hours";
import type { PublishedSite } from "@awning/domain/published";

/** What blocks are drawn from besides their own props. */
export type BlockContext = {
  site: PublishedSite;
  mediaBase: string;
  /** The moment of drawing, ms since 1970: what is shown by time is shown by this. */
  now: number;
  /** When the shop is open; `null` where nobody has said. */
  hours: OpeningHours | null;
  /** The slug of the page they stand on; forms come back to it. */
  slug: string;
  /** What became of a form of this page that was just sent. */
  sent?: { block: string; problem: FormProblem | null } | null;
};

export type FormProblem = "name" | "email" | "message" | "consent" | "later";
