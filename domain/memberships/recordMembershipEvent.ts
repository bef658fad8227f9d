import type { PayloadRequest } from 'payload'
import { OPEN_STATUSES } from '../applications/applicationForm.schema'
import { modelOf } from '../../platform/database'
import { fromJubaTime } from '../../platform/jubaTime'
import { recordChange } from '../audit/recordChange'
import { MEMBERSHIP_ACTIONS, type MembershipAction, allowedActions } from './events.schema'
import { type MembershipEventInput, jubaDay } from './memberships.schema'
import { membershipStatus } from './membershipStatus'
import { type StoredMembership, appendEvent, countEvents, findMembership } from './membershipsRepository'
import { termRules } from './termRules'

/** Why an event was not recorded. */
export interface EventRefusal {
  code: 'changed_meanwhile' | 'not_allowed' | 'administrator' | 'too_early'
  message: string
  field?: string
}

const CHANGED_MEANWHILE: EventRefusal = {
  code: 'changed_meanwhile',
  message: 'A colleague has changed this membership in the meantime. Please check it again.',
}
const ADMINISTRATOR: EventRefusal = {
  code: 'administrator',
  message: 'This person is an administrator. Take that role away first: the account will be locked.',
}
const TOO_EARLY: EventRefusal = {
  code: 'too_early',
  message: 'The date must not be before the membership began',
  field: 'date',
}

const notAllowed = (kind: MembershipAction): EventRefusal => ({
  code: 'not_allowed',
  message: `“${MEMBERSHIP_ACTIONS[kind]}” is not possible for this membership as it stands. Please look at it again.`,
})

/** The moment from which an event counts: now for today, else the beginning of the day in Juba. */
const momentOf = (day: string, now: Date): Date =>
  day === jubaDay(now) ? now : new Date(fromJubaTime(`${day}T00:00`))

/** The end of a day in Juba. */
const endOf = (day: string): Date => new Date(Date.parse(fromJubaTime(`${day}T23:59`)) + 59_999)

/** What can be done with a membership. */
export const actionsFor = (
  membership: StoredMembership | null,
  hasOpenApplication: boolean,
): MembershipAction[] =>
  allowedActions({
    status: membershipStatus({ membership, hasOpenApplication }),
    ending: membership?.withdrawnAt ? (membership.ending ?? 'withdrawn') : null,
  })

/** Whether an application of a person is pending or under review. */
export const hasOpenApplication = async (
  req: Pick<PayloadRequest, 'payload'>,
  user: string,
): Promise<boolean> =>
  Boolean(await modelOf(req.payload, 'applications').exists({ user, status: { $in: [...OPEN_STATUSES] } }))

/**
 * Records what staff did with a membership, if it is possible as the membership stands. What follows from it is done by
 * `settleMembershipEvent`. The unique place in the log decides between two who act at once.
 * @param user id of the account, which exists
 * @returns the event's id, or why it was not recorded
 */
export const recordMembershipEvent = async (
  req: PayloadRequest,
  user: string,
  { date, seen, ...input }: MembershipEventInput,
): Promise<{ id: string } | { refusal: EventRefusal }> => {
  const { payload } = req
  const now = new Date()
  const count = await countEvents(payload, user)
  if (seen !== undefined && seen !== count) return { refusal: CHANGED_MEANWHILE }
  const membership = await findMembership(payload, user)
  if (!actionsFor(membership, await hasOpenApplication(req, user)).includes(input.kind))
    return { refusal: notAllowed(input.kind) }
  if (input.kind === 'died' && (await modelOf(payload, 'roles').exists({ user, role: 'admin' })))
    return { refusal: ADMINISTRATOR }
  if (input.kind !== 'added' && membership && date < jubaDay(membership.startedAt))
    return { refusal: TOO_EARLY }

  const { expiresOn, ...facts } = { expiresOn: undefined, ...input }
  const event = {
    ...facts,
    effectiveAt: momentOf(date, now),
    ...(expiresOn && { expiresAt: endOf(expiresOn) }),
    at: now,
    by: req.user?.id,
    ...(await termRules(payload)),
    needsSettling: true,
  }
  const id = await appendEvent(payload, user, count, event)
  if (!id) return { refusal: CHANGED_MEANWHILE }
  await recordChange(req, {
    action: `membership.${input.kind}`,
    subject: { collection: 'membership-events', id },
    account: user,
    before: { grade: membership?.grade, status: membership ? membershipStatus({ membership }) : 'none' },
    after: { grade: 'grade' in input ? input.grade : membership?.grade, status: input.kind, date },
    reason: input.reason,
  })
  return { id }
}
