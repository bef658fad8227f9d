/** How long a ticket is held for somebody whose turn it is: never beyond the start of the event. */
export const OFFER_HOURS = {
  usual: 48,
  /** For an event that begins within `soonDays`. */
  soon: 12,
  soonDays: 7,
} as const
