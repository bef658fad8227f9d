import type { Where } from 'payload'

/** Events that are over: what `notOver` leaves. */
export const over = (now: Date): Where => {
  const at = now.toISOString()
  return {
    and: [
      { isDateToBeAnnounced: { not_equals: true } },
      { or: [{ endDate: { less_than: at } }, { and: [{ endDate: { exists: false } }, { eventDate: { less_than: at } }] }] },
    ],
  }
}
