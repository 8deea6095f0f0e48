import type { Block, Group, MailForm, Words } from "../mail-form.ts";
import { AWNING_THEME } from "../theme/awning-theme.ts";
import { ownerTheme } from "../theme/owner-theme.ts";
import { Action, Aside, Box, Facts, Paragraph, Quotation, Subtitle, Title } from "./blocks.tsx";
import { LinesTable } from "./lines.tsx";
import { MailShell } from "./mail-shell.tsx";
import { AwningName, ShopName } from "./sender-name.tsx";

export function MailBody({ shop, subject, preview, notice, heading, body, footer }: MailForm) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: a mail is drawn once
  return (
    <MailShell
      look={shop ? ownerTheme(shop.theme, shop.design) : AWNING_THEME}
      title={subject}
      preview={preview}
      name={shop ? <ShopName name={shop.name} headline={shop.headline} /> : <AwningName />}
      footer={footer.map((words, at) => words && <Aside key={at} small words={words} />)}
    >
      {notice ? (
        <Box tone="note">
          <Paragraph words={notice} last />
        </Box>
      ) : null}
      <Title>{heading}</Title>
      {body.map((block, at) => block && <Drawn key={at} block={block} isFirst={at === 0} />)}
    </MailShell>
  );
  // biome-ignore-end lint/suspicious/noArrayIndexKey: a mail is drawn once
}

function Drawn({ block, isFirst }: { block: Block; isFirst: boolean }) {
  if (isWords(block)) return <Paragraph words={block} aligned={isFirst} />;
  if ("aside" in block) return <Aside words={block.aside} />;
  if ("quote" in block) return <Quotation from={block.from} text={block.quote} />;
  if ("action" in block) return <Action href={block.url}>{block.action}</Action>;
  if ("lines" in block) return <LinesTable {...block} />;
  return block.box ? (
    <Box tone={block.box}>
      <Grouped {...block} />
    </Box>
  ) : (
    <Grouped {...block} />
  );
}

function Grouped({ box, label, heading, facts, isOwn = false, text }: Group) {
  const isBoxed = box !== undefined;
  return (
    <>
      {label ? <Aside small words={label} /> : null}
      {heading ? <Subtitle>{heading}</Subtitle> : null}
      {facts ? <Facts facts={facts} isTight={isBoxed || Boolean(text)} isOwn={isOwn} /> : null}
      {text ? <Paragraph words={text} last={isBoxed} /> : null}
    </>
  );
}

function isWords(block: Block): block is Words {
  return typeof block === "string" || Array.isArray(block);
}
