import type { PublishedSite } from "@awning/domain/published/published";
import type { OpeningHours } from "@awning/domain/site/opening-hours";

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
  sent?: SentForm | null;
};

/** A form that was sent, with what was typed where it has to be sent again. */
export type SentForm = { block: string; problem: FormProblem | null; typed?: TypedForm };
export type TypedForm = { name: string; email: string; message: string };

export type FormProblem = "name" | "name_address" | "email" | "message" | "message_long" | "consent" | "too_many" | "later";
