import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import type { MembershipHistoryEntry } from '../../../../domain/membership/memberships/membershipRecord.schema'
import { OUTBOX_STATUSES } from '../../../../domain/messaging/mail/statuses.schema'
import { REMINDER_MARKS } from '../../../../domain/membership/renewals/reminders.schema'
import { formatDate } from '../../../lib/dates'

/** `Reminder sent: on expiry`; one that was not sent says so. */
const reminderLine = ({ mark, status }: NonNullable<MembershipHistoryEntry['reminder']>): string => {
  const title = REMINDER_MARKS[mark]
  const what = `${title.charAt(0).toLowerCase()}${title.slice(1)}`
  if (status === 'sent') return `Reminder sent: ${what}`
  return `Reminder not sent (${OUTBOX_STATUSES[status].toLowerCase()}): ${what}`
}

/** What happened, in plain words. */
export const historyLine = ({
  kind,
  grade,
  previousGrade,
  years,
  seats,
  company,
  expiresAt,
  moreTimeUntil,
  coveredUntil,
  reminder,
}: Pick<
  MembershipHistoryEntry,
  | 'kind'
  | 'grade'
  | 'previousGrade'
  | 'years'
  | 'seats'
  | 'company'
  | 'expiresAt'
  | 'moreTimeUntil'
  | 'coveredUntil'
  | 'reminder'
>): string => {
  const name = grade ? GRADES[grade] : ''
  const end = expiresAt ? `, valid until ${formatDate(expiresAt)}` : ''
  switch (kind) {
    case 'approved':
      return previousGrade
        ? `Application approved: from ${GRADES[previousGrade]} to ${name}`
        : `Application approved: ${name}`
    case 'approvalWithdrawn':
      return 'Approval withdrawn'
    case 'renewed':
      return years === 1 ? 'Renewed for 1 year' : `Renewed for ${years ?? 0} years`
    case 'paid':
      return years === 1 ? 'Dues paid: extended by 1 year' : `Dues paid: extended by ${years ?? 0} years`
    case 'joined':
      return 'First invoice paid'
    case 'instalment':
      return `Instalment paid${coveredUntil ? `, valid until ${formatDate(coveredUntil)}` : ''}`
    case 'takenBack':
      return 'Payment reversed'
    case 'added':
      return `Added by staff: ${name}${end}`
    case 'gradeChanged':
      return `Grade changed to ${name}`
    case 'seatsChanged':
      return `Number of seats changed to ${seats ?? 0}`
    case 'seatTaken':
      return `Accepted a seat of ${company ?? ''}`
    case 'seatEnded':
      return `Seat of ${company ?? ''} ended`
    case 'suspended':
      return 'Suspended'
    case 'reinstated':
      return 'Reinstated'
    case 'resigned':
      return 'Resigned'
    case 'reminded':
      return reminder ? reminderLine(reminder) : 'Reminded'
    case 'removed':
      return 'Removed from the register'
    case 'graceExtended':
      return moreTimeUntil ? `More time to pay, until ${formatDate(moreTimeUntil)}` : 'More time to pay'
    case 'died':
      return 'Died'
    case 'erased':
      return 'Account deleted'
    case 'imported':
      return `Imported: ${name}${end}`
    case 'merged':
      return `Merged with another record: ${name}${end}`
    case 'carriedOver':
      return `Recorded from earlier data: ${name}${end}`
  }
}
