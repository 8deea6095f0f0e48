import { HOME_PAGE_ID, type Page } from "@awning/domain/page/page";
import { useLinks } from "#data/link/links.ts";
import { useSitePages } from "#data/page/site-pages.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { useSiteId } from "../site-context.ts";
import { storedField } from "../stored-fields.ts";
import { AddressField, ChoiceField, LineField, LongField } from "./fields.tsx";
import { ALIGNS, type FormProps } from "./text-forms.tsx";

export function ButtonForm({ block, change }: FormProps<"button">) {
  const { props } = block;
  const typed = storedField(useSiteId(), block.id, "url");
  const set = (changes: Partial<typeof props>, about: string) => change({ ...block, props: { ...props, ...changes } }, about);
  const lead = (to: typeof props.to) => {
    // An address that is not right, and not needed any more.
    if (to !== "url") typed.forget();
    set({ to }, "to");
  };
  return (
    <>
      <LineField label="Button text" value={props.label} max={60} onChange={(label) => set({ label }, "label")} />
      <ChoiceField
        label="Links to"
        items={[
          { key: "url", label: "Web link" },
          { key: "shop", label: "Shop" },
          { key: "page", label: "A page" },
        ]}
        value={props.to}
        onChange={lead}
      />
      {props.to === "url" ? <AddressField of={block.id} label="Address" value={props.url} onChange={(url) => set({ url }, "url")} /> : null}
      {props.to === "page" ? <PageChoice value={props.page} onChange={(page) => set({ page }, "page")} /> : null}
      <ChoiceField
        label="Style"
        items={[
          { key: "filled", label: "Filled" },
          { key: "outline", label: "Outline" },
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
    <Field label="Page" hint={pages.length === 0 ? "No other pages yet." : undefined}>
      <Select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">Choose a page</option>
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
        label="Shows"
        items={[
          { key: "all", label: "All links" },
          { key: "group", label: "One group" },
        ]}
        value={props.show}
        onChange={(show) => set({ show }, "show")}
      />
      {props.show === "group" ? (
        <Field label="Group" hint={groups.length === 0 ? "Your links have no groups or headings yet." : undefined}>
          <Select value={props.group} onChange={(event) => set({ group: event.currentTarget.value }, "group")}>
            <option value="">Choose a group or heading</option>
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
      label="Alignment"
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
      <LineField label="Heading" value={props.title} max={80} onChange={(title) => set({ title }, "title")} />
      <LongField label="Description" value={props.text} max={300} onChange={(text) => set({ text }, "text")} />
      <LineField label="Button text" value={props.button} max={40} placeholder="Send" onChange={(button) => set({ button }, "button")} />
      <LineField label="Confirmation message" value={props.done} max={200} onChange={(done) => set({ done }, "done")} />
    </>
  );
}
