import { type BookingWorld, type MinuteReason, type Slot, slots, whyNot } from "@awning/domain/booking/slots";

/** Time that something else takes cannot be ignored; everything else is the owner's own rule. */
export function isTaken(reasons: readonly MinuteReason[]): boolean {
  return reasons.includes("busy");
}

/** What an owner goes past by booking a time: their notice to guests is not meant for them. */
export function ignoredBy(reasons: readonly MinuteReason[]): MinuteReason[] {
  return reasons.filter((reason) => reason !== "busy" && reason !== "notice");
}

/** What speaks against a start (minutes since 1970) for the owner; nothing where a guest could book, whatever the notice. */
export function ownerReasons(world: BookingWorld, minute: number): MinuteReason[] {
  return whyNot(world, minute).filter((reason) => reason !== "notice");
}

/** The starts that an owner is offered within a time: what is neither taken nor over, whatever notice guests have to give. */
export function offeredSlots(world: BookingWorld, from: number, to: number): Slot[] {
  return slots(world, from, to).filter(({ reasons }) => !reasons.includes("busy") && !reasons.includes("past"));
}
