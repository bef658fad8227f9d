import type { Payload, PayloadRequest } from 'payload'
import { endOfJubaDay, formatJubaDate } from '../../../platform/jubaTime'
import { findMailsByKey } from '../../messaging/mail'
import { OUTBOX_STATUSES } from '../../messaging/mail/statuses.schema'
import { storeMembershipEvent } from '../membershipDecisions'
import {
  type StoredMembership,
  findEvents,
  findMembership,
  hasLapsed,
  membershipStatus,
  readTermRules,
} from '../memberships'
import { hasOpenPayment } from '../../money/payments'
import { reminderKey } from '../renewals'
import type { MoreTimeInput, RemovalDecided, RemovalInput } from './removals.schema'

/** Why nothing was decided. */
export interface RemovalRefusal {
  code: 'not_lapsed' | 'not_expired' | 'being_paid' | 'not_noticed' | 'too_early' | 'changed_meanwhile'
  message: string
  field?: string
}

const CHANGED: RemovalRefusal = {
  code: 'changed_meanwhile',
  message: 'A colleague has changed this membership in the meantime. Please check it again.',
}
const NOT_LAPSED: RemovalRefusal = {
  code: 'not_lapsed',
  message: 'The grace period of this membership is not over. Nobody is removed before it is.',
}
const NOT_EXPIRED: RemovalRefusal = {
  code: 'not_expired',
  message:
    'This membership has not expired, or it has ended for another reason. There is nothing to wait for.',
}
const BEING_PAID: RemovalRefusal = {
  code: 'being_paid',
  message: 'A payment of this person is being checked. Please decide once that is done.',
}
const PAID = 'A payment arrived in the meantime. The membership goes on, and the removal does not count.'

type Ending = StoredMembership & { expiresAt: Date }

const canBeDecided = (membership: StoredMembership | null): membership is Ending =>
  Boolean(membership?.expiresAt && !membership.suspendedAt && !membership.withdrawnAt && !membership.company)

/**
 * How many events a membership has, read before the membership itself; undefined while something is still to follow
 * from the last one: the membership is not what its log says then.
 */
const readCount = async (payload: Payload, user: string): Promise<number | undefined> => {
  const last = (await findEvents(payload, [user])).at(-1)
  return last?.needsSettling ? undefined : (last?.sequence ?? 0)
}

/** Why the person counts as not told; undefined when the last notice was really sent. */
const refuseUnnoticed = async (payload: Payload, membership: Ending): Promise<RemovalRefusal | undefined> => {
  if (membership.removalNoticedAt) return undefined
  const [mail] = await findMailsByKey(payload, [reminderKey(membership, 'removal')])
  if (mail?.status === 'sent') return undefined
  const state = mail
    ? `The last notice to this person was not sent (${OUTBOX_STATUSES[mail.status].toLowerCase()}).`
    : 'No last notice was sent to this person.'
  return {
    code: 'not_noticed',
    message: `${state} Nobody is removed without it: have it sent again from the outbox, or give more time.`,
  }
}

const refuseRemoval = async (
  payload: Payload,
  membership: StoredMembership | null,
  now: Date,
): Promise<RemovalRefusal | undefined> => {
  if (!canBeDecided(membership)) return NOT_LAPSED
  const { expiresAt, graceUntil = null, user } = membership
  // of a membership whose payment is checked the grace period goes on
  if (membership.paymentReportedAt || (await hasOpenPayment(payload, user))) return BEING_PAID
  if (!hasLapsed({ expiresAt, graceUntil }, now)) return NOT_LAPSED
  return refuseUnnoticed(payload, membership)
}

/**
 * Removes a member whose grace period is over and who was really told so: the membership ends, unpaid invoices for its
 * renewal are void, and the member is told by mail. Of a payment at the same moment the one that came first counts.
 * @param user id of the account
 */
export const removeMember = async (
  req: PayloadRequest,
  user: string,
  { reason, sharedReason }: RemovalInput,
): Promise<RemovalDecided | { refusal: RemovalRefusal }> => {
  const { payload } = req
  const now = new Date()
  const count = await readCount(payload, user)
  if (count === undefined) return { refusal: CHANGED }
  const membership = await findMembership(payload, user)
  const refusal = await refuseRemoval(payload, membership, now)
  if (refusal || !membership) return { refusal: refusal ?? NOT_LAPSED }
  const stored = await storeMembershipEvent(req, user, {
    count,
    event: { kind: 'removed', at: now, effectiveAt: now, reason, sharedReason },
    audit: { before: { status: membershipStatus({ membership }) }, after: { status: 'removed' } },
  })
  if (!stored) return { refusal: CHANGED }
  const after = stored.warning ? null : await findMembership(payload, user)
  return { kind: 'removed', warning: after && after.ending !== 'removed' ? PAID : stored.warning }
}

/**
 * Gives a member whose membership has expired more time to pay: the grace period ends with a later day. A new last
 * notice is sent before that day; without it nobody is removed.
 * @param user id of the account
 */
export const giveMoreTime = async (
  req: PayloadRequest,
  user: string,
  { until, reason, sharedReason }: MoreTimeInput,
): Promise<RemovalDecided | { refusal: RemovalRefusal }> => {
  const { payload } = req
  const now = new Date()
  const count = await readCount(payload, user)
  if (count === undefined) return { refusal: CHANGED }
  const membership = await findMembership(payload, user)
  if (!canBeDecided(membership) || membership.expiresAt > now) return { refusal: NOT_EXPIRED }
  const { graceUntil, expiresAt, grade } = membership
  const end = endOfJubaDay(until)
  const present = graceUntil ?? expiresAt
  if (membership.paymentReportedAt) return { refusal: BEING_PAID }
  if (end <= present) {
    const message = `Please enter a day after ${formatJubaDate(present.toISOString())}, when the grace period ends`
    return { refusal: { code: 'too_early', message, field: 'until' } }
  }
  const stored = await storeMembershipEvent(req, user, {
    count,
    event: {
      kind: 'graceExtended',
      at: now,
      effectiveAt: now,
      graceUntil: end,
      reason,
      sharedReason,
      ...(await readTermRules(payload, grade)),
    },
    audit: { before: { graceUntil: present.toISOString() }, after: { graceUntil: end.toISOString() } },
  })
  return stored ? { kind: 'graceExtended', warning: stored.warning } : { refusal: CHANGED }
}
