import type { PayloadRequest } from 'payload'
import { endOfJubaDay, fromJubaTime } from '../../platform/jubaTime'
import { isAdministrator } from '../accounts'
import { hasOpenApplication } from '../applications'
import {
  type StoredMembership,
  countEvents,
  findMembership,
  membershipStatus,
  readTermRules,
} from '../memberships'
import { type MembershipEventInput, jubaDay } from '../memberships/membershipEvent.schema'
import {
  MEMBERSHIP_ACTIONS,
  type MembershipAction,
  type MembershipActionDone,
  allowedActions,
} from '../memberships/membershipRecord.schema'
import { storeMembershipEvent } from './storeMembershipEvent'

/** Why an event was not recorded. */
export interface EventRefusal {
  code: 'changed_meanwhile' | 'not_allowed' | 'administrator' | 'too_early'
  message: string
  field?: string
}

const VERSION_CONFLICT: EventRefusal = {
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

/** What can be done with a membership. */
export const actionsFor = (
  membership: StoredMembership | null,
  hasOpenApplication: boolean,
): MembershipAction[] =>
  allowedActions({
    status: membershipStatus({ membership, hasOpenApplication }),
    ending: membership?.withdrawnAt ? (membership.ending ?? 'withdrawn') : null,
  })

/** Why an event cannot be recorded as the membership stands. */
const refuseEvent = async (
  { payload }: PayloadRequest,
  user: string,
  { date, kind }: Pick<MembershipEventInput, 'date' | 'kind'>,
  membership: StoredMembership | null,
): Promise<EventRefusal | undefined> => {
  if (!actionsFor(membership, await hasOpenApplication(payload, user)).includes(kind)) return notAllowed(kind)
  if (kind === 'died' && (await isAdministrator(payload, user))) return ADMINISTRATOR
  return kind !== 'added' && membership && date < jubaDay(membership.startedAt) ? TOO_EARLY : undefined
}

/**
 * Records what staff did with a membership, if it is possible as the membership stands, and applies what
 * follows from it. The unique place in the log decides between two who act at once.
 * @param user id of the account, which exists
 * @returns what was recorded, or why nothing was
 */
export const recordMembershipEvent = async (
  req: PayloadRequest,
  user: string,
  input: MembershipEventInput,
): Promise<MembershipActionDone | { refusal: EventRefusal }> => {
  const { payload } = req
  const { date, seen, expiresOn, ...facts } = { expiresOn: undefined, ...input }
  const now = new Date()
  const count = await countEvents(payload, user)
  if (seen !== undefined && seen !== count) return { refusal: VERSION_CONFLICT }
  const membership = await findMembership(payload, user)
  const refusal = await refuseEvent(req, user, input, membership)
  if (refusal) return { refusal }

  const stored = await storeMembershipEvent(req, user, {
    count,
    event: {
      ...facts,
      effectiveAt: momentOf(date, now),
      ...(expiresOn && { expiresAt: endOfJubaDay(expiresOn) }),
      at: now,
      ...(await readTermRules(payload, 'grade' in input ? input.grade : membership?.grade)),
    },
    audit: {
      before: { grade: membership?.grade, status: membership ? membershipStatus({ membership }) : 'none' },
      after: { grade: 'grade' in input ? input.grade : membership?.grade, status: input.kind, date },
    },
  })
  return stored ? { kind: input.kind, warning: stored.warning } : { refusal: VERSION_CONFLICT }
}
