import { PAGE_TITLE_MAX, type Page, refuseSlug } from "@awning/domain/page/page";
import { sitePaths } from "@awning/domain/routes/paths";
import { cleanLine } from "@awning/domain/values/text";
import { type FormEvent, useState } from "react";
import type { OwnSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";
import { SLUG_WORDS } from "./labels.ts";
import type { PageActions } from "./use-page-actions.ts";

type PageChanges = Partial<Pick<Page, "title" | "slug" | "inMenu">>;

/** Title, address and menu of a page. */
export function PageSheet({
  site,
  page,
  pages,
  acts,
  onClose,
}: {
  site: OwnSite;
  page: Page | null;
  pages: readonly Page[];
  acts: PageActions;
  onClose: () => void;
}) {
  return (
    <Sheet title={labels.nameAndAddress} isOpen={page !== null} onClose={onClose}>
      {page ? (
        <PageForm
          key={page.id}
          site={site}
          current={page}
          taken={pages.filter(({ id }) => id !== page.id).map(({ slug }) => slug)}
          onSave={(opened, changes) => {
            if (Object.keys(changes).length > 0) acts.change(opened, changes);
            onClose();
          }}
        />
      ) : null}
    </Sheet>
  );
}

function PageForm({
  site,
  current,
  taken,
  onSave,
}: {
  site: OwnSite;
  current: Page;
  taken: readonly string[];
  /** `opened`: the page as of opening the form; a change elsewhere since then refuses the save. */
  onSave: (opened: Page, changes: PageChanges) => void;
}) {
  const [page] = useState(current);
  const [title, setTitle] = useState(page.title);
  const [slug, setSlug] = useState(page.slug);
  const [inMenu, setInMenu] = useState(page.inMenu);
  const [isTried, setTried] = useState(false);
  const reason = refuseSlug(slug, taken);
  const titleError = cleanLine(title) === "" ? uiLabels.nameMissing : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (titleError || reason) return;
    onSave(page, {
      ...(cleanLine(title) === page.title ? {} : { title }),
      ...(slug === page.slug ? {} : { slug }),
      ...(inMenu === page.inMenu ? {} : { inMenu }),
    });
  };
  return (
    <form className="pile gap-5" data-of={page.id} onSubmit={submit} noValidate>
      <Field label={uiLabels.name} error={isTried ? titleError : null} count={{ used: title.length, max: PAGE_TITLE_MAX }}>
        <TextInput value={title} maxLength={PAGE_TITLE_MAX} onChange={(event) => setTitle(event.currentTarget.value)} />
      </Field>
      <Field
        label={labels.address}
        error={(isTried || slug !== page.slug) && reason ? SLUG_WORDS[reason] : null}
        hint={page.live ? labels.addressChangedHint : undefined}
      >
        <TextInput
          before={`${sitePaths.home(site.username)}/`}
          value={slug}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setSlug(event.currentTarget.value.toLowerCase().replace(/\s+/g, "-"))}
        />
      </Field>
      <SwitchLine label={labels.inTheMenu} sub={labels.inMenuHint} isOn={inMenu} onChange={setInMenu} />
      <div className="dialog__foot">
        <Button type="submit" variant="ink">
          {uiLabels.save}
        </Button>
      </div>
    </form>
  );
}
