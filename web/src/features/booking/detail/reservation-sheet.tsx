import { markOf } from "@awning/domain/booking/badges";
import "./detail.css";
import { recordable } from "@awning/domain/booking/prepaid/on-site";
import { isShared, PRIVATE_NOTES_MAX, type Reservation } from "@awning/domain/booking/reservation";
import type { StoredSchedule } from "@awning/domain/booking/schedule";
import { type OwnerActionType, ownerActions } from "@awning/domain/booking/transitions";
import { MESSAGE_TEXT_MAX } from "@awning/domain/chat/message";
import { formatCount } from "@awning/domain/values/counts";
import { cleanText } from "@awning/domain/values/text";
import { useState } from "react";
import type { RecordedPayment } from "#data/booking/recorded-payments.ts";
import { cancelRest, cancelStart, runReservationAction, useReservation } from "#data/booking/reservations.ts";
import { useWritingAbout } from "#data/chat/about.ts";
import { Button } from "#ui/buttons/button.tsx";
import { WriteButton } from "#ui/buttons/write-button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { useMinute } from "#ui/time.tsx";
import { RefusedNotice, refusedAction } from "../actions/refused-notice.tsx";
import { type CancelChoice, CancelForm } from "./cancel-form.tsx";
import * as labels from "./labels.ts";
import { MoveForm } from "./move-form.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { ReservationFacts } from "./reservation-facts.tsx";
import { ReservationHistory } from "./reservation-history.tsx";
import { StartGuests } from "./start-guests.tsx";

type Props = {
  siteId: string;
  reservationId: string;
  /** Whether it opens where a payment is recorded. */
  isPaying: boolean;
  hoursOf: (booked: Reservation) => StoredSchedule | null;
  onClose: () => void;
};
type Step = "look" | "pay" | "decline" | "cancel" | "release" | NewTime;
type NewTime = "move" | "propose";

/** A reservation: time, guest, place, actions and events. A side panel on a wide screen, a sheet on a phone. */
export function ReservationSheet({ siteId, reservationId, isPaying, hoursOf, onClose }: Props) {
  const live = useReservation(siteId, reservationId);
  if (live.state === "ready" && live.data)
    return <OpenReservation key={reservationId} {...{ siteId, isPaying, hoursOf, onClose }} reservation={live.data} />;
  return (
    <Sheet title={labels.booking} size="side" isOpen onClose={onClose}>
      {live.state === "loading" ? <SkeletonRows count={3} hasThumb={false} label={labels.loadingTheBooking} /> : null}
      {live.state === "failed" ? <LoadFailure failure={live.failure} /> : null}
      {live.state === "ready" ? <p className="soft">{labels.bookingGone}</p> : null}
    </Sheet>
  );
}

type OpenProps = Omit<Props, "reservationId"> & { reservation: Reservation };

function OpenReservation({ siteId, reservation, isPaying, hoursOf, onClose }: OpenProps) {
  const [step, setStep] = useState<Step>(isPaying && recordable(reservation) > 0 ? "pay" : "look");
  const [recorded, setRecorded] = useState<RecordedPayment | null>(null);
  const now = useMinute();
  const { isBusy, failure, run, clear } = useAction();
  const back = () => {
    setStep("look");
    clear();
  };
  const paid = (payment: RecordedPayment) => {
    setRecorded(payment);
    setStep("look");
  };
  const act = async (action: Parameters<typeof runReservationAction>[1], done: string) => {
    if (!(await run(() => runReservationAction(reservation, action)))) return;
    showToast(done);
    setStep("look");
  };
  const cancel = async (reason: string, { scope, refund }: CancelChoice) => {
    if (scope === "one") return act({ type: "cancel", reason, refund }, labels.bookingCanceled);
    let done = labels.canceledForEveryone;
    const isDone = await run(async () => {
      if (scope === "start") return cancelStart(reservation, reason);
      done = labels.bookingsCanceled(formatCount(await cancelRest(reservation, reason), "booking"));
    });
    if (!isDone) return;
    showToast(done);
    setStep("look");
  };
  const name = reservation.guest.name || labels.thisGuest;
  const common = { reservation, isBusy, failure, onBack: back };
  const titles: Record<Step, string> = {
    look: reservation.service.title,
    pay: labels.recordPayment,
    decline: labels.declineThisRequest,
    cancel: labels.cancelThisBooking,
    release: labels.takeOffTheList,
    move: labels.moveThisBooking,
    propose: labels.proposeAnotherTime,
  };
  const isMove = reservation.status === "confirmed" && reservation.moveRequest !== null;
  const schedule = hoursOf(reservation);
  return (
    <Sheet title={titles[step]} size="side" isOpen onClose={onClose}>
      {step === "look" ? (
        <div className="pile gap-5">
          <StateMark {...markOf(reservation)} className="resv-open__state" />
          <ReservationFacts {...{ siteId, reservation, now, recorded }} onRecord={() => setStep("pay")} />
          <RefusedNotice failure={failure} zone={reservation.local.zone} />
          <Actions
            actions={offered(reservation, now, schedule !== null)}
            isMove={isMove}
            isBusy={isBusy}
            onStep={(next) => {
              clear();
              setStep(next);
            }}
            onAct={(type) => void act({ type }, type === "confirm" && isMove ? labels.hasTheNewTime(name) : DONE[type](name))}
          />
          {isShared(reservation) ? <StartGuests siteId={siteId} reservation={reservation} now={now} /> : null}
          <div className="acts">
            <WriteMessage reservation={reservation} />
          </div>
          <PrivateNote reservation={reservation} />
          <ReservationHistory reservation={reservation} />
        </div>
      ) : null}
      {step === "pay" ? <PaymentForm reservation={reservation} onBack={back} onRecorded={paid} /> : null}
      {step === "decline" ? (
        <ReasonForm
          {...common}
          confirm={labels.declineRequest}
          text={declineWords(reservation)}
          onConfirm={(reason) => void act({ type: step, reason }, labels.requestDeclined)}
        />
      ) : null}
      {step === "release" ? (
        <ReasonForm
          {...common}
          confirm={labels.takeOffTheList}
          text={labels.takeOffHint}
          isTold={reservation.holder === null}
          onConfirm={(reason) => void act({ type: step, reason }, labels.takenOffTheList)}
        />
      ) : null}
      {step === "cancel" ? <CancelForm {...common} onCancel={(reason, choice) => void cancel(reason, choice)} /> : null}
      {(step === "move" || step === "propose") && schedule ? (
        <MoveForm
          {...common}
          siteId={siteId}
          schedule={schedule}
          isProposal={step === "propose"}
          onConfirm={(move) => void act({ type: step, ...move }, step === "move" ? labels.bookingMoved : labels.timeProposed)}
        />
      ) : null}
    </Sheet>
  );
}

/** A request is declined rather than canceled, and another time needs a schedule. */
function offered(reservation: Reservation, now: number, hasTimes: boolean): OwnerActionType[] {
  return ownerActions(reservation, now).filter((one) => {
    if (one === "cancel") return reservation.status !== "pending";
    return hasTimes || (one !== "move" && one !== "propose");
  });
}

type Direct = Extract<OwnerActionType, "confirm" | "no_show" | "undo_no_show">;
const DONE: Record<Direct, (name: string) => string> = {
  confirm: (name) => labels.isConfirmed(name),
  no_show: () => labels.markedAsNoShow,
  undo_no_show: () => labels.noShowUndone,
};
const LABELS: Record<OwnerActionType, string> = {
  confirm: labels.confirm,
  propose: labels.proposeAnotherTime,
  decline: labels.decline,
  move: labels.move,
  cancel: labels.cancelBooking,
  release: labels.takeOffTheList,
  no_show: labels.markAsNoShow,
  undo_no_show: labels.undoNoShow,
};

function declineWords({ orderId, status }: Reservation): string {
  if (status !== "pending") return labels.declineMoveHint;
  return orderId === null ? labels.timeFreedHint : `${labels.timeFreedHint} ${labels.refundedInFull} ${labels.refundHint}`;
}

const isDirect = (type: OwnerActionType): type is Direct => type in DONE;

type ActionsProps = {
  actions: readonly OwnerActionType[];
  isMove: boolean;
  isBusy: boolean;
  onStep: (step: Exclude<Step, "look" | "pay">) => void;
  onAct: (type: Direct) => void;
};

function Actions({ actions, isMove, isBusy, onStep, onAct }: ActionsProps) {
  const isOnline = useOnline();
  if (actions.length === 0) return null;
  return (
    <div className="acts wrap">
      {actions.map((type) => (
        <Button
          key={type}
          variant={type === "confirm" ? "ink" : "outline"}
          danger={type === "cancel" || type === "decline" || type === "release"}
          isBusy={isBusy && type === "confirm"}
          disabled={!isOnline || isBusy}
          onClick={() => (isDirect(type) ? onAct(type) : onStep(type))}
        >
          {type === "confirm" && isMove ? labels.accept : LABELS[type]}
        </Button>
      ))}
      {isOnline ? null : <p className="faint">{labels.changesNeedConnection}</p>}
    </div>
  );
}

/** Opens the conversation about a booking; the first message starts it. */
function WriteMessage({ reservation }: { reservation: Reservation }) {
  return (
    <WriteButton
      {...useWritingAbout({ type: "booking", id: reservation.id })}
      canWrite={reservation.guest.email !== ""}
      title={labels.message(reservation.guest.name)}
      hint={labels.messageHint}
      max={MESSAGE_TEXT_MAX}
    />
  );
}

/** The owner's note about a reservation. The input stays when saving fails. */
function PrivateNote({ reservation }: { reservation: Reservation }) {
  const [typed, setTyped] = useState<string | null>(null);
  const { isBusy, failure, run } = useAction();
  const isOnline = useOnline();
  const text = typed ?? reservation.notes;
  const cleaned = cleanText(text);
  const isTooLong = cleaned.length > PRIVATE_NOTES_MAX;
  const save = async () => {
    if (isTooLong) return;
    if (!(await run(() => runReservationAction(reservation, { type: "note", text: cleaned })))) return;
    setTyped(null);
    showToast(labels.noteSaved);
  };
  return (
    <div className="resv-open__note">
      <Field
        label={uiLabels.privateNote}
        note={labels.privateHint}
        error={isTooLong ? uiLabels.atMostCharacters(PRIVATE_NOTES_MAX) : failure && refusedAction(failure).text}
        count={{ used: cleaned.length, max: PRIVATE_NOTES_MAX }}
      >
        <TextArea value={text} rows={2} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      {cleaned === reservation.notes ? null : (
        <Button size="sm" isBusy={isBusy} disabled={!isOnline} onClick={() => void save()}>
          {isOnline ? labels.saveNote : uiLabels.needsAConnection}
        </Button>
      )}
    </div>
  );
}
