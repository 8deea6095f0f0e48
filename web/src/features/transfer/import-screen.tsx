import { paths } from "@awning/domain/routes/paths";
import { useSession } from "#data/account/session.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { importRefusalOf } from "#data/transfer/import-refusals.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import { FileDrop } from "#ui/images/file-drop.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Bone } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { ImportPreview } from "./import-preview.tsx";
import * as labels from "./labels.ts";
import { LastImport } from "./last-import.tsx";
import "./transfer.css";
import { type Import, useImport } from "./use-import.ts";

/** `/settings/import`: from a file of another shop or page to products and links. */
export function ImportScreen() {
  const session = useSession();
  const settings = useShopSettings();
  return (
    <>
      <PageHeader title={labels.importTitle} back={{ to: paths.account, label: labels.account }} state={labels.importHint} />
      <div className="transfer pile gap-5 one">
        {settings.state === "failed" ? <LoadFailure failure={settings.failure} /> : null}
        {settings.state === "ready" && session.state === "signed_in" ? (
          <ImportSteps siteId={session.uid} isVerified={session.isVerified} currency={settings.data.currency} />
        ) : null}
        {settings.state === "loading" ? (
          <div aria-busy="true">
            <Bone height={140} />
          </div>
        ) : null}
      </div>
    </>
  );
}

function ImportSteps(site: Parameters<typeof useImport>[0]) {
  const work = useImport(site);
  const isOnline = useOnline();
  const { step } = work;
  return (
    <>
      {isOnline ? null : <Notice>{labels.needsConnection}</Notice>}
      {step.at === "choose" ? <Choose siteId={site.siteId} onFile={work.choose} /> : null}
      {step.at === "reading" ? <Reading name={step.file.name} /> : null}
      {step.at === "refused" ? (
        <>
          <Notice tone="red">{`${step.file.name}: ${refusalWords(step.failure)}`}</Notice>
          <Choose siteId={site.siteId} onFile={work.choose} />
        </>
      ) : null}
      {step.at === "preview" ? (
        <ImportPreview key={step.file.name} {...step} work={work} currency={site.currency} isOnline={isOnline} />
      ) : null}
      {step.at === "running" ? <Running {...step} onStop={work.stop} /> : null}
      {step.at === "done" ? <Done {...step} siteId={site.siteId} onAnother={() => work.choose(null)} /> : null}
    </>
  );
}

function Choose({ siteId, onFile }: { siteId: string; onFile: (file: File | null) => void }) {
  return (
    <>
      <FileDrop label={labels.chooseAFile} hint={labels.fileHint} accept={ENDINGS} onFiles={([file]) => onFile(file ?? null)} />
      <section className="pile gap-3" aria-label={labels.whatWorks}>
        <h2 className="transfer__title">{labels.whatWorks}</h2>
        <dl className="transfer__sources">
          {labels.SOURCES.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <LastImport siteId={siteId} />
    </>
  );
}

const ENDINGS = [".csv", ".tsv", ".txt", ".html", ".htm", ".zip"];

function Reading({ name }: { name: string }) {
  return (
    <div className="pile gap-3" role="status">
      <p>
        <b className="breaks">{name}</b>
      </p>
      <p className="soft">{labels.reading}</p>
      <progress className="transfer__progress" aria-label={labels.reading} />
    </div>
  );
}

function Running({ done, all, onStop }: { done: number; all: number; onStop: () => void }) {
  return (
    <div className="pile gap-3 at-start">
      <h2 className="transfer__title">{labels.importing}</h2>
      <progress className="transfer__progress" value={all === 0 ? undefined : done} max={all || 1} aria-label={labels.importing} />
      <p className="num" role="status">
        {all === 0 ? labels.reading : labels.storedOf(done, all)}
      </p>
      <p className="soft">{labels.keepOpen}</p>
      <Button onClick={onStop}>{labels.stop}</Button>
    </div>
  );
}

type DoneProps = Extract<Import["step"], { at: "done" }> & { siteId: string; onAnother: () => void };

function Done({ outcome: { made, known, noRoom, problems }, isLinks, siteId, onAnother }: DoneProps) {
  const more = [known > 0 ? labels.alreadyHere(known) : null, noRoom > 0 ? labels.noRoom(noRoom) : null].filter((one) => one !== null);
  return (
    <>
      <div className="pile gap-3" role="status">
        <h2 className="transfer__title">{labels.imported(made)}</h2>
        {more.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {problems.map(({ line, code, value }) => (
          <p key={line}>{`${labels.rowNumber(line)}: ${labels.PROBLEMS[code]} (${value ?? ""})`}</p>
        ))}
      </div>
      <div className="acts">
        <ButtonLink variant="ink" to={isLinks ? paths.links : paths.products}>
          {isLinks ? labels.viewLinks : labels.viewProducts}
        </ButtonLink>
        <Button onClick={onAnother}>{labels.importAnother}</Button>
      </div>
      <LastImport siteId={siteId} />
    </>
  );
}

function refusalWords(failure: Extract<Import["step"], { at: "refused" }>["failure"]): string {
  const reason = importRefusalOf(failure);
  return reason === null ? failureLabel(failure) : labels.REFUSED[reason];
}
