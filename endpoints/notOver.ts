import type { Where } from 'payload'

/** Events that are not over: their end, or their start where they have none, lies ahead; or their date is still to be announced. */
export const notOver = (now: Date): Where => {
  const at = now.toISOString()
  return {
    or: [
      { endDate: { greater_than_equal: at } },
      { and: [{ endDate: { exists: false } }, { eventDate: { greater_than_equal: at } }] },
      { isDateToBeAnnounced: { equals: true } },
    ],
  }
}
