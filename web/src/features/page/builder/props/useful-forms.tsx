import { COLUMNS_MAX, COLUMNS_MIN } from "@awning/domain/page/block";
import { FAQ_MAX } from "@awning/domain/page/block-props";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { Suspense } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import * as labels from "../labels.ts";
import { ChoiceField, LineField } from "./fields.tsx";
import { MomentField } from "./moment-field.tsx";
import { type FormProps, RichField } from "./text-forms.tsx";

export function HoursForm({ block, change }: FormProps<"hours">) {
  return (
    <LineField
      label={labels.heading}
      value={block.props.title}
      max={80}
      hint={labels.hoursHint}
      onChange={(title) => change({ ...block, props: { ...block.props, title } }, "title")}
    />
  );
}

export function FaqForm({ block, change }: FormProps<"faq">) {
  const { props } = block;
  const put = (items: typeof props.items, about: string) => change({ ...block, props: { ...props, items } }, about);
  const move = (from: number, to: number) => {
    const item = props.items[from];
    if (item) put(props.items.toSpliced(from, 1).toSpliced(to, 0, item), "order");
  };
  return (
    <>
      <LineField
        label={labels.heading}
        value={props.title}
        max={80}
        onChange={(title) => change({ ...block, props: { ...props, title } }, "title")}
      />
      <ol className="qas">
        {props.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no id; each field is told its text anew
          <li className="qa" key={index}>
            <LineField
              label={labels.question(index + 1)}
              value={item.question}
              max={200}
              onChange={(question) => put(props.items.with(index, { ...item, question }), `question ${index}`)}
            />
            <Suspense fallback={<p className="soft">{labels.loadingTextEditor}</p>}>
              <RichField
                label={labels.answer(index + 1)}
                text={item.answer}
                onChange={(answer) => put(props.items.with(index, { ...item, answer }), `answer ${index}`)}
              />
            </Suspense>
            <div className="acts">
              <IconButton
                icon={ArrowUp}
                label={labels.moveQuestionUp(index + 1)}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={labels.moveQuestionDown(index + 1)}
                disabled={index === props.items.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                icon={Trash2}
                label={labels.removeQuestion(index + 1)}
                onClick={() => put(props.items.toSpliced(index, 1), "fewer")}
              />
            </div>
          </li>
        ))}
      </ol>
      {props.items.length < FAQ_MAX ? (
        <Button icon={Plus} onClick={() => put([...props.items, { question: "", answer: [] }], "more")}>
          {labels.addAQuestion}
        </Button>
      ) : null}
    </>
  );
}

export function CountdownForm({ block, change }: FormProps<"countdown">) {
  const { props } = block;
  return (
    <>
      <LineField
        label={labels.eventLabel}
        value={props.title}
        max={120}
        onChange={(title) => change({ ...block, props: { ...props, title } }, "title")}
      />
      <MomentField
        label={labels.dateAndTime}
        value={props.until}
        {...(props.until === null ? {} : { timeZone: props.timeZone })}
        onChange={(until, timeZone) => change({ ...block, props: { ...props, until, timeZone } }, "until")}
      />
      <LineField
        label={labels.messageWhenItEnds}
        value={props.after}
        max={120}
        hint={labels.leaveBlankToHideBlock}
        onChange={(after) => change({ ...block, props: { ...props, after } }, "after")}
      />
    </>
  );
}

export function DividerForm({ block, change }: FormProps<"divider">) {
  return (
    <ChoiceField
      label={labels.style}
      items={[
        { key: "line", label: labels.line },
        { key: "dots", label: labels.dots },
        { key: "scallops", label: labels.scallops },
      ]}
      value={block.props.look}
      onChange={(look) => change({ ...block, props: { look } }, "look")}
    />
  );
}

export function SpacerForm({ block, change }: FormProps<"spacer">) {
  return (
    <ChoiceField
      label={labels.height}
      items={[
        { key: "small", label: labels.small },
        { key: "medium", label: labels.medium },
        { key: "large", label: labels.large },
      ]}
      value={block.props.size}
      onChange={(size) => change({ ...block, props: { size } }, "size")}
    />
  );
}

export function ColumnsForm({ block, change }: FormProps<"columns">) {
  const { props, columns } = block;
  const last = columns.at(-1);
  return (
    <>
      <ChoiceField
        label={labels.columns}
        items={[
          { key: "2", label: labels.two },
          { key: "3", label: labels.three },
        ]}
        value={columns.length === COLUMNS_MAX ? "3" : "2"}
        onChange={(count) => {
          if (Number(count) === columns.length) return;
          // The third column's blocks move to the end of the second.
          const fewer = columns
            .slice(0, COLUMNS_MIN)
            .map((column, at) => (at === COLUMNS_MIN - 1 ? { blocks: [...column.blocks, ...(last?.blocks ?? [])] } : column));
          change({ ...block, columns: count === "3" ? [...columns, { blocks: [] }] : fewer }, "columns");
        }}
      />
      <ChoiceField
        label={labels.columnWidths}
        items={[
          { key: "even", label: labels.even },
          { key: "wide-first", label: labels.firstWider },
          { key: "wide-last", label: labels.lastWider },
        ]}
        value={props.ratio}
        onChange={(ratio) => change({ ...block, props: { ...props, ratio } }, "ratio")}
      />
      <ChoiceField
        label={labels.layout}
        items={[
          { key: "top", label: labels.topLabel },
          { key: "middle", label: labels.center },
        ]}
        value={props.align}
        onChange={(align) => change({ ...block, props: { ...props, align } }, "align")}
      />
      <p className="faint">{labels.columnsHint}</p>
    </>
  );
}
