import { isImage } from "@awning/domain/chat/attachment";
import { cutAtLinks } from "@awning/domain/chat/links";
import { type Attachment, MESSAGE_TEXT_MAX, type Message } from "@awning/domain/chat/message";
import type { Presence } from "@awning/domain/chat/presence";
import { CONVERSATION_PARAMETER, chatPath, FILE_PARAMETER, ownPaths } from "@awning/domain/routes/own-paths";
import { ORDER_KEY_PARAMETER, sitePaths } from "@awning/domain/routes/paths";
import { Trap } from "../blocks/signup-block.tsx";
import { formatTime } from "../labels.ts";
import { Field, FieldError } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import * as labels from "./labels.ts";
import { awayLabel, THREAD_LABELS } from "./labels.ts";

export type ChatForm = { name: string; email: string; message: string };
/** A conversation as its visitor sees it. `isWhole`: there are no earlier messages. */
export type ChatThread = {
  conversationId: string;
  key: string;
  name: string;
  hasEmail: boolean;
  ownerReadId: string;
  unread: number;
  isWhole: boolean;
  subject: "general" | "order" | "booking";
  messages: Message[];
};
export type SiteChatProps = {
  shop: ShopFace;
  mediaBase: string;
  siteId: string;
  mode: "widget" | "form";
  presence: Presence;
  awayText: string;
  /** The time of rendering, ms since 1970. */
  now: number;
  form: ChatForm;
  errors: Partial<Record<keyof ChatForm, string>>;
  notice: { title: string; words: string } | null;
  thread: ChatThread | null;
  /** New ids for what is sent from this page. */
  ids: { message: string; visitor: string };
};

/** `/{username}/chat`: a conversation, or the form that starts one. Works without script. */
export function SiteChat(props: SiteChatProps) {
  const { shop, mediaBase, thread, presence, awayText, now } = props;
  const away = presence.isThere ? "" : awayLabel(awayText, presence.backAt, { name: shop.displayName, language: shop.language, now });
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      <main id="main" className="wrap">
        <h1 className="page-title">{labels.chatWith(shop.displayName)}</h1>
        {away && (
          <p className="prose soft" data-away={presence.backAt ?? ""}>
            {away}
          </p>
        )}
        {thread && <Thread thread={thread} shop={shop} />}
        <WriteForm {...props} />
        {thread?.hasEmail && <CopyForm thread={thread} username={shop.username} />}
        <p className="prose soft small chat-back">
          <a href={sitePaths.home(shop.username)}>{labels.backTo(shop.displayName)}</a>
        </p>
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}

function Thread({ thread, shop }: { thread: ChatThread; shop: ShopFace }) {
  return (
    <>
      {!thread.isWhole && <p className="prose soft small">{THREAD_LABELS.newestOnly}</p>}
      <div className="chat-log" role="log" aria-label={THREAD_LABELS.log}>
        {thread.messages.map(({ id, by, text, at, attachments }) => (
          <div key={id} className={`chat-msg chat-msg--${by}`}>
            {text && <p className="chat-msg__text">{by === "owner" ? <Linked text={text} /> : text}</p>}
            {attachments.map((file) => (
              <FileLine
                key={file.id}
                file={file}
                url={`${chatPath(shop.username, thread.conversationId, thread.key)}&${FILE_PARAMETER}=${file.id}`}
              />
            ))}
            <p className="chat-msg__meta">
              {by === "visitor" ? THREAD_LABELS.you : shop.displayName} ·{" "}
              <time dateTime={new Date(at).toISOString()} lang={shop.language} data-local>
                {formatTime(at, shop.language, "UTC")}
              </time>
            </p>
          </div>
        ))}
      </div>
      <p className="prose soft small" id="end">
        {/* biome-ignore lint/a11y/useValidAnchor: this very address, to see what is new */}
        <a href="">{THREAD_LABELS.refresh}</a>
      </p>
    </>
  );
}

/** The shop's words, with the addresses in them as links. */
function Linked({ text }: { text: string }) {
  return cutAtLinks(text).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: an address may come twice
      <a key={at} href={part} rel="noopener nofollow">
        {part}
      </a>
    ),
  );
}

/** Pictures are shown inline; a click saves them like any other file. */
function FileLine({ file: { name, type }, url }: { file: Attachment; url: string }) {
  const isPicture = isImage(type);
  return (
    <p className={isPicture ? "chat-msg__picture" : "chat-msg__file"}>
      <a href={url} rel="nofollow">
        {isPicture ? <img src={url} alt={name} loading="lazy" data-gone={labels.fileIsGone} /> : name}
      </a>
    </p>
  );
}

/** Asks for a copy of the conversation by mail. */
function CopyForm({ thread, username }: { thread: ChatThread; username: string }) {
  return (
    <form className="form" method="post" action={ownPaths.chat(username)}>
      <input type="hidden" name={CONVERSATION_PARAMETER} value={thread.conversationId} />
      <input type="hidden" name={ORDER_KEY_PARAMETER} value={thread.key} />
      <div className="acts">
        <button className="btn btn--line" type="submit" name="act" value="mail">
          {THREAD_LABELS.copy}
        </button>
      </div>
    </form>
  );
}

function WriteForm({ shop, form, errors, notice, thread, ids }: SiteChatProps) {
  const asksWho = !thread?.hasEmail;
  return (
    <div className="form">
      {notice && <Notice title={notice.title}>{notice.words}</Notice>}
      <form className="form" method="post" action={ownPaths.chat(shop.username)} noValidate>
        <Trap id="chat" />
        <input type="hidden" name="id" value={ids.message} />
        {thread ? (
          <>
            <input type="hidden" name={CONVERSATION_PARAMETER} value={thread.conversationId} />
            <input type="hidden" name={ORDER_KEY_PARAMETER} value={thread.key} />
          </>
        ) : (
          <input type="hidden" name="visitor" value={ids.visitor} />
        )}
        <div className="field">
          <label htmlFor="message">{THREAD_LABELS.message}</label>
          <textarea
            className="input"
            id="message"
            name="message"
            rows={thread ? 3 : 5}
            maxLength={MESSAGE_TEXT_MAX}
            defaultValue={form.message}
            aria-required
            aria-invalid={errors.message ? true : undefined}
            aria-describedby={errors.message ? "message-error" : undefined}
            // biome-ignore lint/a11y/noAutofocus: only after a refused form, to lead to what has to be mended
            autoFocus={Boolean(errors.message)}
          />
          <FieldError name="message" error={errors.message} />
        </div>
        {asksWho && (
          <>
            <Field
              name="email"
              label={thread ? THREAD_LABELS.emailOptional : THREAD_LABELS.email}
              type="email"
              value={form.email}
              error={errors.email}
              autoComplete="email"
              isFirstWrong={Boolean(errors.email) && !errors.message}
            />
            {!thread?.name && (
              <Field
                name="name"
                label={THREAD_LABELS.name}
                value={form.name}
                error={errors.name}
                autoComplete="name"
                isFirstWrong={Boolean(errors.name) && !errors.message && !errors.email}
              />
            )}
          </>
        )}
        <div className="acts">
          <button className="btn" type="submit">
            {THREAD_LABELS.send}
          </button>
        </div>
      </form>
    </div>
  );
}
