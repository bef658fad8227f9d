import { endOfDayInJuba } from '../../../platform/jubaTime'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The last moment at which an invoice is paid on time: the end of the day in Juba so many days after it is issued. That
 * of a renewal is never after the end of the grace period: who pays by the invoice's day does not lapse. Where that is
 * over already, the invoice has its full time.
 * @param dueDays of the payment settings
 * @param renewed the membership that the invoice renews
 */
export const dueDate = (
  issuedAt: Date,
  dueDays: number,
  renewed?: { expiresAt: Date; graceUntil?: Date | null },
): Date => {
  const due = endOfDayInJuba(new Date(issuedAt.getTime() + dueDays * DAY_MS))
  const lapsesAt = renewed && (renewed.graceUntil ?? renewed.expiresAt)
  return lapsesAt && lapsesAt > issuedAt && lapsesAt < due ? lapsesAt : due
}
