import type { PayloadRequest } from 'payload'
import { jubaDay } from '../../../platform/jubaDay.schema'
import { endOfJubaDay, fromJubaTime } from '../../../platform/jubaTime'
import { isAdministrator } from '../../accounts'
import { hasOpenApplication } from '../applications'
import {
  type StoredMembership,
  countEvents,
  findMembership,
  membershipStatus,
  readCompany,
  readTermRules,
} from '../memberships'
import { findTakenSeats } from '../membershipSeats'
import type { MembershipEventInput } from '../memberships/membershipEvent.schema'
import {
  MEMBERSHIP_ACTIONS,
  type MembershipAction,
  type MembershipActionDone,
  allowedActions,
} from '../memberships/membershipRecord.schema'
import { storeMembershipEvent } from './storeMembershipEvent'

/** Why an event was not recorded. */
export interface EventRefusal {
  code: 'changed_meanwhile' | 'not_allowed' | 'administrator' | 'too_early' | 'too_few_seats'
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

const TOO_FEW_SEATS: EventRefusal = {
  code: 'too_few_seats',
  message: 'More people than this hold a seat. End some of their seats first.',
  field: 'seats',
}

const notAllowed = (kind: MembershipAction): EventRefusal => ({
  code: 'not_allowed',
  message: `“${MEMBERSHIP_ACTIONS[kind]}” is not possible for this membership as it stands. Please look at it again.`,
})

/** The moment from which an event counts: now for today, else the beginning of the day in Juba. */
const momentOf = (day: string, now: Date): Date =>
  day === jubaDay(now) ? now : new Date(fromJubaTime(`${day}T00:00`))

/**
 * What can be done with a membership.
 * @param seats how many it has for people of a company
 */
export const actionsFor = (
  membership: StoredMembership | null,
  { hasOpenApplication, seats }: { hasOpenApplication: boolean; seats: number },
): MembershipAction[] =>
  allowedActions({
    isSeat: Boolean(membership?.company),
    hasSeats: seats > 0,
    status: membershipStatus({ membership, hasOpenApplication }),
    ending: membership?.withdrawnAt ? (membership.ending ?? 'withdrawn') : null,
  })

/** Why an event cannot be recorded as the membership stands. */
const refuseEvent = async (
  { payload }: PayloadRequest,
  user: string,
  event: MembershipEventInput,
  membership: StoredMembership | null,
): Promise<EventRefusal | undefined> => {
  const { date, kind } = event
  const [isOpen, company] = await Promise.all([hasOpenApplication(payload, user), readCompany(payload, user)])
  const allowed = actionsFor(membership, { hasOpenApplication: isOpen, seats: company?.seats ?? 0 })
  if (!allowed.includes(kind)) return notAllowed(kind)
  if (kind === 'seatsChanged' && event.seats < (await findTakenSeats(payload, user)).length)
    return TOO_FEW_SEATS
  if (kind === 'died' && (await isAdministrator(payload, user))) return ADMINISTRATOR
  return kind !== 'added' && membership && date < jubaDay(membership.startedAt) ? TOO_EARLY : undefined
}

/** The fields that matter, before and after. */
const auditOf = (input: MembershipEventInput, membership: StoredMembership | null) =>
  'seats' in input
    ? { before: { seats: membership?.seats ?? null }, after: { seats: input.seats, date: input.date } }
    : {
        before: { grade: membership?.grade, status: membership ? membershipStatus({ membership }) : 'none' },
        after: {
          grade: 'grade' in input ? input.grade : membership?.grade,
          status: input.kind,
          date: input.date,
        },
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
    audit: auditOf(input, membership),
  })
  return stored ? { kind: input.kind, warning: stored.warning } : { refusal: VERSION_CONFLICT }
}
