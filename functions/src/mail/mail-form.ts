import type { MailKind } from "@awning/domain/mail/mail";
import type { MailContent, MailShop } from "./mail-content.ts";

/** Plain, bold or linked text. Links lead to our own URLs or to a shop's payment page. */
type Piece = string | { bold: string } | { link: string; url: string };
/** Plain text without markup. A line break starts a new line. */
export type Words = string | readonly Piece[];
/** Label and value; a fact without a value is omitted. */
export type Fact = readonly [label: string, value: string | null];

/** `note` asks for something, `good` is good news, `well` holds a person's own words. */
export type Tone = "note" | "good" | "well";
/** Related facts and text, in a box if they have a tone. `isOwn`: the owner wrote the labels. */
export type Group = { box?: Tone; label?: string; heading?: string; facts?: readonly Fact[]; isOwn?: boolean; text?: Words | null };
/** An order line. */
export type Line = {
  title: string;
  variant: string;
  notes: readonly string[];
  amount: string;
  picture: { url: string; width: number; height: number; colour: string } | null;
};
/** Order lines with the sums above and below the total. */
export type Lines = { lines: readonly Line[]; sums: { above: readonly Fact[]; total: Fact; below: readonly Fact[] } | null };

/** A block of a mail: a paragraph, a quieter aside, a quote, a button and so on. */
export type Block = Words | Group | { aside: Words } | { quote: string; from: string } | { action: string; url: string } | Lines;

/** A mail from a shop, in its theme, or from Awning. The notice comes first; empty blocks are omitted; the footer says why it was sent. */
export type MailForm = {
  shop?: MailShop;
  subject: string;
  preview: string;
  notice?: string | null;
  heading: string;
  body: readonly (Block | null)[];
  footer: readonly (Words | null)[];
};

/** Templates by kind of mail. */
export type Mails<Kinds extends MailKind> = { readonly [Kind in Kinds]: (content: MailContent<Kind>) => MailForm };

/** Builds a text with links or bold parts: sentence`Read the ${link("terms", url)} first.` */
export function sentence(texts: TemplateStringsArray, ...pieces: Piece[]): Words {
  return texts.flatMap((text, at) => [text, pieces[at] ?? ""]).filter((piece) => piece !== "");
}

export const bold = (text: string): Piece => ({ bold: text });
export const link = (text: string, url: string): Piece => ({ link: text, url });
