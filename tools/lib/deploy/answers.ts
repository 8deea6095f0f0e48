import * as z from "zod/mini";
import { parseSender } from "../../../functions/src/platform/config.ts";
import { PlainError } from "../plain-error.ts";
import { DEFAULT_REGION, REGION } from "./deploy-settings.ts";

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** What a deployment is told. No secret is among it. */
export const answersSchema = z.object({
  project: z.string().check(z.regex(/^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/)),
  region: z.string().check(z.regex(REGION)),
  /** Without one, the site is at `<project>.web.app`. */
  domain: z.union([z.literal(""), z.string().check(z.regex(DOMAIN))]),
  /** The sender of all mails, `Name <address>` or an address. */
  mailFrom: z.string().check(z.refine((text) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(parseSender(text).address))),
  cards: z.boolean(),
});
export type Answers = z.infer<typeof answersSchema>;

type Question = { name: keyof Answers; text: string; fallback: string; wrong: string };
/** All questions there are. */
export const QUESTIONS: readonly Question[] = [
  {
    name: "project",
    text: "Id of the Firebase or Google Cloud project (on the Blaze plan)",
    fallback: "",
    wrong: "That is no id of a real project.",
  },
  {
    name: "region",
    text: "Region, which cannot be changed later",
    fallback: DEFAULT_REGION,
    wrong: `That is no region, such as ${DEFAULT_REGION}.`,
  },
  {
    name: "domain",
    text: "Your domain, such as shops.example (nothing: <project>.web.app)",
    fallback: "",
    wrong: "A domain without https:// and without a path.",
  },
  {
    name: "mailFrom",
    text: "Sender of its mails, such as Awning <hello@shops.example>",
    fallback: "",
    wrong: "That is no address, nor a name with one.",
  },
  { name: "cards", text: "Take cards, by your Stripe account (yes or no)", fallback: "no", wrong: "yes or no." },
];

/** @returns the answer as it is kept; `undefined` for one that is none */
export function parseAnswer(name: keyof Answers, typed: string): string | boolean | undefined {
  const text = typed.trim();
  const value = name === "cards" ? { yes: true, y: true, no: false, n: false }[text.toLowerCase()] : text;
  const parsed = answersSchema.shape[name].safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** The answers that `text` has already. @throws PlainError for a file that is none, or an answer that is wrong */
export function parseAnswers(text: string, file: string): Partial<Answers> {
  let json: unknown;
  try {
    json = JSON.parse(text || "{}");
  } catch {
    throw new PlainError(`${file} is no JSON: correct it, or delete it to be asked again.`);
  }
  const parsed = z.partial(answersSchema).safeParse(json);
  if (parsed.success) return parsed.data;
  throw new PlainError(
    `${file}: ${parsed.error.issues.map(({ path }) => path.join(".")).join(", ")} is no answer. Take it out to be asked again.`,
  );
}

/** Origin of the site, without a slash at its end. */
export function siteUrlOf({ domain, project }: Answers): string {
  return `https://${domain || `${project}.web.app`}`;
}
