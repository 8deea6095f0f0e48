import { PLACE_KINDS, SERVICE_DESCRIPTION_MAX, SERVICE_TITLE_MAX } from "@awning/domain/booking/service";
import { MEDIA_ALT_MAX, MEDIA_INPUT_TYPES, type Media } from "@awning/domain/media/media";
import { imageErrorLabel } from "@awning/domain/upload/upload";
import { formatCount } from "@awning/domain/values/counts";
import type { ReactNode } from "react";
import { mediaAddress } from "#data/media/media.ts";
import { uploadImage } from "#data/media/media-upload.ts";
import { useQuotaNotice } from "#data/media/uploads.ts";
import { QuestionFields } from "#form/questions/question-fields.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { ImagePicker } from "#ui/images/image-picker.tsx";
import * as uiLabels from "#ui/labels.ts";
import { FoldRow } from "#ui/layout/fold-row.tsx";
import { currencySign } from "#ui/locale.ts";
import { onePicture } from "#ui/one-picture.ts";
import { PLACE_LABELS, SERVICE_STATE_LABELS } from "../labels.ts";
import * as labels from "./labels.ts";
import { LengthsFold } from "./length-fields.tsx";
import { fieldOf, isPriced, type ServiceFieldsProps } from "./service-form.ts";
import { PaymentFold } from "./service-payment.tsx";
import { ServiceRules } from "./service-rules.tsx";

const STATES = ["draft", "active", "hidden"] as const;

/** A service: what every one needs is open, and each other part is a row that says what it holds. */
export function ServiceFields({ hours, ...props }: ServiceFieldsProps & { hours: ReactNode }) {
  const { form, set, text, problems, currency } = props;
  const place = PLACE_LABELS[form.placeKind];
  return (
    <>
      <div className="service-part">
        <Field label={uiLabels.name} error={problems.title} count={{ used: form.title.length, max: SERVICE_TITLE_MAX }}>
          <TextInput {...text("title")} placeholder={labels.guitarLesson} />
        </Field>
        <div className="service-part--two">
          <Field label={labels.lengthLabel} error={problems.length}>
            <TextInput {...text("length")} inputMode="numeric" after={<span className="soft unit">{labels.min}</span>} />
          </Field>
          <Field label={uiLabels.price} note={uiLabels.optional} error={problems.price}>
            <TextInput {...text("price")} inputMode="decimal" before={currencySign(currency)} placeholder={labels.free} />
          </Field>
          <Field label={labels.place}>
            <Select
              value={form.placeKind}
              onChange={(event) => {
                const placeKind = PLACE_KINDS.find((one) => one === event.currentTarget.value);
                if (placeKind) set({ placeKind });
              }}
            >
              {PLACE_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {PLACE_LABELS[kind].label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={place.field} note={uiLabels.optional} hint={place.hint} error={problems.placeText}>
            <TextInput {...text("placeText")} />
          </Field>
        </div>
      </div>
      <div>
        {form.seats.trim() === "1" || form.otherLengths.length > 0 ? <LengthsFold {...props} /> : null}
        <LookFold {...props} />
        {[form, ...form.otherLengths].some(({ price }) => isPriced(price)) ? <PaymentFold {...props} /> : null}
        <QuestionsFold {...props} />
        <FoldRow title={labels.status} summary={SERVICE_STATE_LABELS[form.state].label}>
          <Segment
            label={labels.status}
            items={STATES.map((key) => ({ key, label: SERVICE_STATE_LABELS[key].label }))}
            current={form.state}
            onChange={(state) => set({ state })}
          />
          <p className="field__hint service-part__hint">{SERVICE_STATE_LABELS[form.state].hint}</p>
        </FoldRow>
        {hours}
        <ServiceRules {...props} />
      </div>
    </>
  );
}

function LookFold({ siteId, form, set, text, problems }: ServiceFieldsProps) {
  const note = useQuotaNotice("media");
  const put = (image: Media | null) => set({ image });
  return (
    <FoldRow
      title={labels.pictureAndDescription}
      summary={form.description.trim() || (form.image ? labels.oneAdded : labels.none)}
      isWrong={problems.description !== undefined}
    >
      <div className="service-part">
        <ImagePicker
          label={labels.picture}
          images={form.image ? [form.image] : []}
          onChange={onePicture(form.image, labels.pictureRemoved, put)}
          upload={(file, how) => uploadImage(file, { siteId, ...how })}
          addressOf={mediaAddress}
          refusalText={imageErrorLabel}
          note={note}
          max={1}
          altMax={MEDIA_ALT_MAX}
          accept={MEDIA_INPUT_TYPES.join()}
        />
        <Field
          label={uiLabels.description}
          note={uiLabels.optional}
          error={problems.description}
          count={{ used: form.description.length, max: SERVICE_DESCRIPTION_MAX }}
        >
          <TextArea {...text("description")} rows={3} />
        </Field>
      </div>
    </FoldRow>
  );
}

/** What guests answer before they book. */
function QuestionsFold({ form, set, focus, problems }: ServiceFieldsProps) {
  const { questions } = form;
  return (
    <FoldRow
      title={labels.questions}
      summary={questions.length === 0 ? labels.none : formatCount(questions.length, "question")}
      isWrong={Object.keys(problems).some((problem) => fieldOf(problem) === "questions")}
    >
      <QuestionFields
        questions={questions}
        problems={problems}
        focus={focus}
        onChange={(changed) => set({ questions: changed })}
        hint={labels.askedBeforeBooking}
        example={labels.whatWouldYouLikeToLearn}
      />
    </FoldRow>
  );
}
