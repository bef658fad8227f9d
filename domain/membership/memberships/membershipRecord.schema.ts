import type { Reminder } from '../renewals/reminders.schema'
import type { Grade, MembershipEnding, MembershipStatus } from './grades.schema'

/** What staff do with a membership, as its buttons say. Without zod: pages show them. */
export const MEMBERSHIP_ACTIONS = {
  added: 'Add membership',
  gradeChanged: 'Change grade',
  seatsChanged: 'Change number of seats',
  suspended: 'Suspend',
  reinstated: 'Reinstate',
  resigned: 'Record resignation',
  died: 'Record death',
} as const
export type MembershipAction = keyof typeof MEMBERSHIP_ACTIONS

/** What the log of a membership's events holds: besides what staff do, what the server notes. */
export const MEMBERSHIP_EVENTS = {
  added: 'Added',
  gradeChanged: 'Grade changed',
  seatsChanged: 'Number of seats changed',
  suspended: 'Suspended',
  reinstated: 'Reinstated',
  resigned: 'Resigned',
  died: 'Died',
  removed: 'Removed',
  graceExtended: 'More time given',
  erased: 'Account deleted',
  carriedOver: 'Carried over',
  imported: 'Imported',
  merged: 'Merged with another record',
} as const satisfies Record<
  MembershipAction | 'removed' | 'graceExtended' | 'erased' | 'carriedOver' | 'imported' | 'merged',
  string
>
export type MembershipEventKind = keyof typeof MEMBERSHIP_EVENTS

/** How a membership can have ended for good whose whole state is one event: imported, or merged. */
export const IMPORTED_ENDINGS = {
  resigned: 'Resigned',
  died: 'Died',
  withdrawn: 'Withdrawn',
  removed: 'Removed',
} as const

/** What can be done with a seat of a company's membership: a membership of one's own is added beside it. */
const SEAT_ACTIONS: readonly MembershipAction[] = ['added', 'suspended', 'reinstated', 'died']

/**
 * What staff can do with a membership as it stands; the rule of buttons and endpoint alike.
 * @param standing of a person without a membership the status alone; `hasSeats` where it is a company's with seats for
 *   people, `isSeat` where it follows a company's
 */
export const allowedActions = ({
  isSeat = false,
  hasSeats = false,
  ...standing
}: {
  status: MembershipStatus
  ending: MembershipEnding | null
  hasSeats?: boolean
  isSeat?: boolean
}): MembershipAction[] => {
  const actions = actionsOf(standing)
  if (isSeat) {
    const isRunning = actions.includes('suspended') && !actions.includes('added')
    return [...(isRunning ? (['added'] as const) : []), ...actions].filter((one) =>
      SEAT_ACTIONS.includes(one),
    )
  }
  return hasSeats && actions.includes('gradeChanged') ? [...actions, 'seatsChanged'] : actions
}

const actionsOf = ({
  status,
  ending,
}: {
  status: MembershipStatus
  ending: MembershipEnding | null
}): MembershipAction[] => {
  if (ending === 'erased') return []
  if (ending === 'died') return ['reinstated']
  if (ending === 'resigned' || ending === 'removed') return ['added', 'reinstated']
  switch (status) {
    case 'none':
    case 'pending':
      return ['added']
    case 'suspended':
      return ['reinstated', 'gradeChanged', 'resigned', 'died']
    case 'expired':
      return ['added', 'gradeChanged', 'suspended', 'resigned', 'died']
    case 'active':
    case 'grace':
      return ['gradeChanged', 'suspended', 'resigned', 'died']
  }
}

/** What happened to a membership, oldest first: decisions on applications, renewals, and what staff did. */
export interface MembershipHistoryEntry {
  id: string
  kind:
    | MembershipEventKind
    | 'approved'
    | 'approvalWithdrawn'
    | 'renewed'
    | 'paid'
    | 'joined'
    | 'instalment'
    | 'takenBack'
    | 'reminded'
    | 'seatTaken'
    | 'seatEnded'
  /** ISO 8601: when it was recorded. */
  at: string
  /** ISO 8601: from when it counts; null when that is the same. */
  effectiveAt: string | null
  /** Name of who decided; null for the server. */
  by: string | null
  grade: Grade | null
  /** Of an approved change of grade: the one that the member had when applying. */
  previousGrade?: Grade | null
  years: number | null
  /** Of a change of their number: how many seats a company has from then on. */
  seats?: number | null
  /** Of a seat: the name of the company. */
  company?: string | null
  /** ISO 8601: the end that staff or an earlier version gave. */
  expiresAt: string | null
  /** Of a reminder: which, and whether it was sent; `at` is when. */
  reminder?: Pick<Reminder, 'mark' | 'status'>
  /** ISO 8601, of an instalment: until when what was paid keeps the membership. */
  coveredUntil?: string
  /** ISO 8601: until when staff gave more time to pay. */
  moreTimeUntil?: string | null
  reason: string | null
  sharedReason: string | null
}

/** What the member reads of it: no names of staff, and of their words what is meant for the member. */
export interface OwnHistoryEntry extends Omit<
  MembershipHistoryEntry,
  'kind' | 'by' | 'reason' | 'sharedReason' | 'reminder'
> {
  kind: MembershipHistoryEntry['kind'] | 'termEnded' | 'graceEnded' | 'companyChanged'
  /** Of the invoice that was paid, or whose payment was taken back. */
  invoice: string | null
  /** What staff told the member. */
  words: string | null
  /** The status from then on; null where it stayed as it was. */
  status: MembershipStatus | null
}

/** What `GET /api/memberships/mine/history` answers: the latest first. */
export interface OwnHistory {
  entries: OwnHistoryEntry[]
  /** From 1. */
  page: number
  pages: number
}

/** What `GET /api/memberships/:user/record` answers. */
export interface MembershipRecord {
  status: MembershipStatus
  /** Null without a membership. */
  membership: {
    number: string
    registeredName: string | null
    grade: Grade
    startedAt: string
    expiresAt: string | null
    /** Of a term that is paid in instalments: its end once all are paid. */
    termEndsAt: string | null
    graceUntil: string | null
    suspendedAt: string | null
    endedAt: string | null
    ending: MembershipEnding | null
    reason: string | null
    sharedReason: string | null
    /** The company whose membership it follows; null for one of one's own. */
    company: { id: string; name: string } | null
    /** How many seats a company's membership has for people; 0 for any other. */
    seats: number
  } | null
  /** What staff can do now. */
  actions: MembershipAction[]
  /** How many events there are. Sent along with an action, to detect a version conflict. */
  seen: number
  history: MembershipHistoryEntry[]
}

/** What `POST /api/memberships/:user/events` answers. */
export interface MembershipActionDone {
  kind: MembershipAction
  /** The event is recorded, and something that follows from it will be done later. */
  warning?: string
}
