import { HOME_PAGE_ID, type Page } from "@awning/domain/page/page";
import { useLinks } from "#data/link/links.ts";
import { useSitePages } from "#data/page/site-pages.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "../labels.ts";
import { useSiteId } from "../site-context.ts";
import { storedField } from "../stored-fields.ts";
import { AddressField, ChoiceField, LineField, LongField } from "./fields.tsx";
import { ALIGNS, type FormProps } from "./text-forms.tsx";

export function ButtonForm({ block, change }: FormProps<"button">) {
  const { props } = block;
  const typed = storedField(useSiteId(), block.id, "url");
  const set = (changes: Partial<typeof props>, about: string) => change({ ...block, props: { ...props, ...changes } }, about);
  const lead = (to: typeof props.to) => {
    // An invalid address is not needed any more.
    if (to !== "url") typed.forget();
    set({ to }, "to");
  };
  return (
    <>
      <LineField label={labels.buttonText} value={props.label} max={60} onChange={(label) => set({ label }, "label")} />
      <ChoiceField
        label={labels.linkTargetLabel}
        items={[
          { key: "url", label: labels.webLink },
          { key: "shop", label: labels.shop },
          { key: "page", label: labels.aPage },
        ]}
        value={props.to}
        onChange={lead}
      />
      {props.to === "url" ? (
        <AddressField of={block.id} label={labels.address} value={props.url} onChange={(url) => set({ url }, "url")} />
      ) : null}
      {props.to === "page" ? <PageChoice value={props.page} onChange={(page) => set({ page }, "page")} /> : null}
      <ChoiceField
        label={labels.style}
        items={[
          { key: "filled", label: labels.filled },
          { key: "outline", label: labels.outline },
        ]}
        value={props.look}
        onChange={(look) => set({ look }, "look")}
      />
    </>
  );
}

function PageChoice({ value, onChange }: { value: string; onChange: (pageId: string) => void }) {
  const live = useSitePages(useSiteId());
  const pages: readonly Page[] = live.state === "ready" ? live.data.filter(({ id }) => id !== HOME_PAGE_ID) : [];
  return (
    <Field label={labels.page} hint={pages.length === 0 ? labels.noOtherPagesYet : undefined}>
      <Select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{labels.chooseAPage}</option>
        {pages.map((page) => (
          <option key={page.id} value={page.id}>
            {page.title}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function LinksForm({ block, change }: FormProps<"links">) {
  const { props } = block;
  const live = useLinks();
  const groups = live.state === "ready" ? live.data.filter(({ type }) => type === "group" || type === "heading") : [];
  const set = (changes: Partial<typeof props>, about: string) => change({ ...block, props: { ...props, ...changes } }, about);
  return (
    <>
      <ChoiceField
        label={labels.shows}
        items={[
          { key: "all", label: labels.allLinks },
          { key: "group", label: labels.oneGroup },
        ]}
        value={props.show}
        onChange={(show) => set({ show }, "show")}
      />
      {props.show === "group" ? (
        <Field label={labels.group} hint={groups.length === 0 ? labels.noLinkGroups : undefined}>
          <Select value={props.group} onChange={(event) => set({ group: event.currentTarget.value }, "group")}>
            <option value="">{labels.chooseGroupOrHeading}</option>
            {groups.map((link) => (
              <option key={link.id} value={link.id}>
                {link.title}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
    </>
  );
}

export function SocialsForm({ block, change }: FormProps<"socials">) {
  return (
    <ChoiceField
      label={labels.alignment}
      items={ALIGNS}
      value={block.props.align}
      onChange={(align) => change({ ...block, props: { ...block.props, align } }, "align")}
    />
  );
}

export function ContactForm({ block, change }: FormProps<"contact">) {
  const { props } = block;
  const set = (changes: Partial<typeof props>, about: string) => change({ ...block, props: { ...props, ...changes } }, about);
  return (
    <>
      <LineField label={labels.heading} value={props.title} max={80} onChange={(title) => set({ title }, "title")} />
      <LongField label={uiLabels.description} value={props.text} max={300} onChange={(text) => set({ text }, "text")} />
      <LineField
        label={labels.buttonText}
        value={props.button}
        max={40}
        placeholder={labels.send}
        onChange={(button) => set({ button }, "button")}
      />
      <LineField label={labels.confirmationMessage} value={props.done} max={200} onChange={(done) => set({ done }, "done")} />
    </>
  );
}
