import type { MailKind } from "@awning/domain/mail/mail";
import type { MailContent, MailShop } from "./mail-content.ts";

/** A piece of a sentence that is marked, or a link: to one of our own addresses, or to where a shop is paid. */
type Piece = string | { bold: string } | { link: string; url: string };
/** What is read, as text: nothing in it is markup. A line break starts a new line. */
export type Words = string | readonly Piece[];
/** Label and value; a fact without a value is left out. */
export type Fact = readonly [label: string, value: string | null];

/** `note` asks for something, `good` tells good news, `well` holds somebody's own words. */
export type Tone = "note" | "good" | "well";
/** Facts and words that belong together, on a ground of their own where they have a tone. `isOwn` when the owner wrote the labels. */
export type Group = { box?: Tone; label?: string; heading?: string; facts?: readonly Fact[]; isOwn?: boolean; text?: Words | null };
/** Something that was ordered. */
export type Line = {
  title: string;
  variant: string;
  notes: readonly string[];
  amount: string;
  picture: { url: string; width: number; height: number; colour: string } | null;
};
/** What was ordered, and the money below it, above and below the total. */
export type Lines = { lines: readonly Line[]; sums: { above: readonly Fact[]; total: Fact; below: readonly Fact[] } | null };

/** What stands in a mail: words are a paragraph, an aside is quieter, a quote is marked as somebody's own words. */
export type Block = Words | Group | { aside: Words } | { quote: string; from: string } | { action: string; url: string } | Lines;

/**
 * A mail. It comes from a shop, with its name and theme, or from Awning. A notice stands above all else; the body is read from top to
 * bottom, and what is not there is left out; the footer says why it was sent.
 */
export type MailForm = {
  shop?: MailShop;
  subject: string;
  preview: string;
  notice?: string | null;
  heading: string;
  body: readonly (Block | null)[];
  footer: readonly (Words | null)[];
};

/** Some of the mails, each made of what was looked up for it. */
export type Mails<Kinds extends MailKind> = { readonly [Kind in Kinds]: (content: MailContent<Kind>) => MailForm };

/** A sentence with links or marked words in it: sentence`Read the ${link("terms", url)} first.` */
export function sentence(texts: TemplateStringsArray, ...pieces: Piece[]): Words {
  return texts.flatMap((text, at) => [text, pieces[at] ?? ""]).filter((piece) => piece !== "");
}

export const bold = (text: string): Piece => ({ bold: text });
export const link = (text: string, url: string): Piece => ({ link: text, url });
