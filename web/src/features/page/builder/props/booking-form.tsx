import type { Service } from "@awning/domain/booking/service";
import { BLOCK_SERVICES_MAX } from "@awning/domain/page/block-props";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useServices } from "#data/booking/services.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "../labels.ts";
import { useSiteId } from "../site-context.ts";
import { ChoiceField, LineField } from "./fields.tsx";
import type { FormProps } from "./text-forms.tsx";

export function BookingForm({ block, change }: FormProps<"booking">) {
  const { props } = block;
  const live = useServices(useSiteId());
  const services = live.state === "ready" ? live.data.filter(({ state }) => state === "active") : [];
  const set = (changes: Partial<typeof props>, about: string) => change({ ...block, props: { ...props, ...changes } }, about);
  return (
    <>
      <LineField label={labels.heading} value={props.title} max={80} onChange={(title) => set({ title }, "title")} />
      <ChoiceField
        label={labels.shows}
        items={[
          { key: "all", label: labels.allServices },
          { key: "chosen", label: labels.selectedServices },
        ]}
        value={props.show}
        onChange={(show) => set({ show }, "show")}
      />
      {props.show === "chosen" ? (
        <Chosen
          ids={props.serviceIds}
          services={services}
          isRead={live.state === "ready"}
          onChange={(serviceIds) => set({ serviceIds }, "services")}
        />
      ) : null}
      {live.state === "ready" && services.length === 0 ? <p className="soft">{labels.noServicesHint}</p> : null}
    </>
  );
}

type ChosenProps = { ids: readonly string[]; services: readonly Service[]; isRead: boolean; onChange: (ids: string[]) => void };

function Chosen({ ids, services, isRead, onChange }: ChosenProps) {
  const left = services.filter(({ id }) => !ids.includes(id));
  const moveTo = (from: number, to: number) => onChange(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)));
  return (
    <>
      <ol className="picked" aria-label={labels.servicesShown}>
        {ids.map((id, index) => {
          const title = services.find((one) => one.id === id)?.title ?? (isRead ? labels.noLongerBookable : "…");
          return (
            <li key={id} className="picked__row">
              <span className="picked__title clip">{title}</span>
              <IconButton
                icon={ArrowUp}
                label={labels.moveUpLabel(title)}
                disabled={index === 0}
                onClick={() => moveTo(index, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={labels.moveDownLabel(title)}
                disabled={index === ids.length - 1}
                onClick={() => moveTo(index, index + 1)}
              />
              <IconButton icon={X} label={uiLabels.removeNamed(title)} onClick={() => onChange(ids.filter((one) => one !== id))} />
            </li>
          );
        })}
      </ol>
      {ids.length < BLOCK_SERVICES_MAX && left.length > 0 ? (
        <Field label={labels.addAService}>
          <Select value="" onChange={(event) => onChange([...ids, event.currentTarget.value])}>
            <option value="">{labels.chooseAService}</option>
            {left.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
    </>
  );
}
