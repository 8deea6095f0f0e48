import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { hostMessageSchema, WRITTEN_MIN_MS } from "@awning/domain/contact/host-message";
import { HOST_FORM_LABELS, lengthError } from "@awning/domain/contact/host-message-labels";
import { DEFAULT_THEME } from "@awning/domain/design/theme";
import { Failure } from "@awning/domain/errors/failure";
import { formatWait } from "@awning/domain/time/wait-labels";
import { charactersOf, withinUnits } from "@awning/domain/values/characters";
import { cleanText } from "@awning/domain/values/text";
import type { SiteContactProps } from "@awning/web/storefront";
import { HTTP_STATUS } from "#http/errors.ts";
import { derivedId } from "#platform/secure-ids.ts";
import * as labels from "../labels.ts";
import type { PageAnswer } from "../render/page.ts";
import { quietHead } from "../render/page-head.ts";

export type ContactDependencies = {
  /** Sends a message to the host of this instance. */
  writeToHost(
    input: CommandInput<"write-to-host">,
    request: { clientAddress: string; now: number },
  ): Promise<CommandOutput<"write-to-host">>;
};

const TYPED_MAX = 40_000;
const DAY_MS = 86_400_000;

/**
 * `POST /contact/send`: the form of `/contact` without JavaScript, with the same command behind it. The page is the same for everyone, so
 * it carries no key and no time: the same text on the same day is one message. A request for proof of work becomes advice, because it needs
 * JavaScript.
 */
export async function submitContact(
  body: URLSearchParams,
  { writeToHost }: ContactDependencies,
  request: { clientAddress: string; now: number },
): Promise<PageAnswer> {
  const typed = (name: string) => withinUnits(body.get(name) ?? "", TYPED_MAX);
  const form = { topic: typed("topic"), email: typed("email").trim(), text: typed("text") };
  const parsed = hostMessageSchema.safeParse(form);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
    const errors = {
      ...(wrong.has("topic") ? { topic: HOST_FORM_LABELS.topicError } : {}),
      ...(wrong.has("email") ? { email: HOST_FORM_LABELS.emailError } : {}),
      ...(wrong.has("text") ? { text: lengthError(charactersOf(cleanText(form.text)).length) ?? labels.enterAMessage } : {}),
    };
    return draw(422, { form, errors });
  }
  const { topic, email, text } = parsed.data;
  const key = derivedId(JSON.stringify([Math.floor(request.now / DAY_MS), topic, email, text]), 32);
  const website = typed("website").slice(0, 200);
  try {
    const input = { ...parsed.data, key, website, writtenMs: WRITTEN_MIN_MS };
    const { isCopied } = await writeToHost(input, request);
    return draw(200, { sent: (isCopied ? HOST_FORM_LABELS.copied : HOST_FORM_LABELS.notCopied)(email) });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return draw(HTTP_STATUS[error.code], { form, notice: noticeOf(error) });
  }
}

const BUSY = { title: labels.messageWasntSent, words: labels.retryTextKeptHint };
const UNPROVEN = { title: labels.messageWasntSent, words: labels.needsJavascriptOrAnHour };

function noticeOf({ code, details }: Failure) {
  if (code === "proof_needed") return UNPROVEN;
  return code === "too_many_requests" ? tooMany(details["retryAfterSeconds"]) : BUSY;
}

function tooMany(seconds: unknown) {
  return { title: labels.tooManyMessages, words: labels.notSentRetryHint(formatWait(seconds)) };
}

function draw(status: number, part: Partial<SiteContactProps>): PageAnswer {
  const props: SiteContactProps = { sent: null, form: { topic: "", email: "", text: "" }, errors: {}, notice: null, ...part };
  const head = quietHead(props.sent === null ? labels.contactAwning : labels.messageSentAwning);
  return { type: "page", page: { status, view: { kind: "contact", props }, theme: DEFAULT_THEME, head, cache: "never" } };
}
