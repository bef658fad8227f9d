import {
  MEMBERSHIP_ENDINGS,
  type MembershipStatus,
} from '../../../../domain/membership/memberships/grades.schema'
import type { MembershipRecord } from '../../../../domain/membership/memberships/membershipRecord.schema'
import type { PersonMoney } from '../../../../domain/money/billing/personMoney.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { formatDate } from '../../../lib/dates'

type Membership = NonNullable<MembershipRecord['membership']>

const until = (day: string | null): string => (day ? ` until ${formatDate(day)}` : ', without an end')

const BY_STATUS: Record<MembershipStatus, (membership: Membership) => string> = {
  none: () => 'Not a member',
  pending: () => 'Has applied for membership',
  active: ({ expiresAt }) => `Active${until(expiresAt)}`,
  grace: ({ graceUntil, expiresAt }) =>
    `Expired${expiresAt ? ` on ${formatDate(expiresAt)}` : ''}, in the grace period${graceUntil ? until(graceUntil) : ''}`,
  expired: ({ expiresAt }) => `Expired${expiresAt ? ` on ${formatDate(expiresAt)}` : ''}`,
  suspended: ({ suspendedAt }) => `Suspended${suspendedAt ? ` since ${formatDate(suspendedAt)}` : ''}`,
}

const membershipText = ({ status, membership }: Pick<MembershipRecord, 'status' | 'membership'>): string => {
  if (!membership) return status === 'pending' ? 'Has applied for membership' : 'Not a member'
  const { ending, endedAt } = membership
  if (ending) return `${MEMBERSHIP_ENDINGS[ending]}${endedAt ? ` on ${formatDate(endedAt)}` : ''}`
  return BY_STATUS[status](membership)
}

/** `Owes USD 80.00, due 11 January 2027`; without the right to see amounts, whether there is something to pay. */
const moneyText = ({ state, details }: PersonMoney): string => {
  if (state === 'clear') return ''
  if (!details) return state === 'overdue' ? 'Dues are overdue' : 'Dues are to be paid'
  const [due] = details.invoices
    .filter(({ status }) => status === 'open')
    .map(({ dueAt }) => dueAt)
    .sort()
  const when =
    due && (state === 'overdue' ? `, overdue since ${formatDate(due)}` : `, due ${formatDate(due)}`)
  return `Owes ${details.owed.map(formatMoney).join(' and ')}${when ?? ''}`
}

/**
 * How a person stands, in a sentence or two: `Active until 31 December 2026. Owes USD 80.00, due 11 January 2027.`
 * @param money left out while it is loading
 */
export const standingText = (
  record: Pick<MembershipRecord, 'status' | 'membership'>,
  money: PersonMoney | undefined,
): string =>
  [membershipText(record), money ? moneyText(money) : '']
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
