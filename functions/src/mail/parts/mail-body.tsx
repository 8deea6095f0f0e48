import type { Block, MailForm, Words } from "../mail-form.ts";
import { AWNING_THEME } from "../theme/awning-theme.ts";
import { ownerTheme } from "../theme/owner-theme.ts";
import { Action, Box, Details } from "./details.tsx";
import { Aside, InlineLink, Lines, Paragraph, Subtitle, Title } from "./labels.tsx";
import { MailShell } from "./mail-shell.tsx";
import { OrderLines } from "./order-lines.tsx";
import { AwningName } from "./owner-mail.tsx";
import { Quotation, ShopName } from "./shop-name.tsx";

/** Draws a mail of any kind. */
export function MailBody({ shop, subject, preview, notice, heading, body, footer }: MailForm) {
  const blocks = body.filter((block) => block !== null);
  return (
    <MailShell
      look={shop ? ownerTheme(shop.theme, shop.design) : AWNING_THEME}
      title={subject}
      preview={preview}
      name={shop ? <ShopName name={shop.name} headline={shop.headline} /> : <AwningName />}
      footer={footer.map(
        (words) =>
          words && (
            <Aside key={String(words)} small>
              {<Said words={words} quiet />}
            </Aside>
          ),
      )}
    >
      {notice ? (
        <Box tone="note">
          <Paragraph last>{notice}</Paragraph>
        </Box>
      ) : null}
      <Title>{heading}</Title>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once
        <Drawn key={at} block={block} isFirst={at === 0} />
      ))}
    </MailShell>
  );
}

function Drawn({ block, isFirst }: { block: Block; isFirst: boolean }) {
  if (isWords(block)) {
    return (
      <Paragraph aligned={isFirst}>
        <Said words={block} />
      </Paragraph>
    );
  }
  if ("aside" in block) {
    return (
      <Aside>
        <Said words={block.aside} />
      </Aside>
    );
  }
  if ("quote" in block) return <Quotation from={block.from} text={block.quote} />;
  if ("action" in block) return <Action href={block.url}>{block.action}</Action>;
  if ("lines" in block) return <OrderLines content={block.lines} withMoney={block.hasMoney} />;
  const { box, label, heading, facts, isOwn = false, text } = block;
  const isBoxed = box !== undefined;
  const inside = (
    <>
      {label ? <Aside small>{label}</Aside> : null}
      {heading ? <Subtitle>{heading}</Subtitle> : null}
      {facts ? <Details entries={facts} boxed={isBoxed || text !== undefined} hasOwnLabels={isOwn} /> : null}
      {text ? (
        <Paragraph last={isBoxed}>
          <Said words={text} />
        </Paragraph>
      ) : null}
    </>
  );
  return isBoxed ? <Box tone={box}>{inside}</Box> : inside;
}

function isWords(block: Block): block is Words {
  return typeof block === "string" || Array.isArray(block);
}

function Said({ words, quiet = false }: { words: Words; quiet?: boolean }) {
  const pieces = typeof words === "string" ? [words] : words;
  return pieces.map((piece, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a mail is drawn once
    if (typeof piece === "string") return <Lines key={at} text={piece} />;
    if ("bold" in piece) return <b key={at}>{piece.bold}</b>;
    return (
      <InlineLink key={at} href={piece.url} quiet={quiet}>
        {piece.link}
      </InlineLink>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: a mail is drawn once
  });
}
