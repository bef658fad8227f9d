import type { MembershipAction } from '../../../domain/membership/memberships/membershipRecord.schema'

type ByAction = Record<MembershipAction, string>

/** What staff read when they change a membership. */
export const staffMembershipMessages = {
  titles: {
    added: 'Add a membership',
    gradeChanged: 'Change the grade',
    seatsChanged: 'Change the number of seats',
    suspended: 'Suspend this membership?',
    reinstated: 'Reinstate this membership?',
    resigned: 'Record a resignation?',
    died: 'Record a death?',
  } satisfies ByAction,
  consequences: {
    added: 'the person becomes a member with a membership ID and is told by email.',
    gradeChanged:
      'number and dates stay as they are; honorary membership has no end. A dearer grade is invoiced for the days that are left, and an open renewal is issued again. The member is told by email.',
    seatsChanged:
      'this many people of the company can hold a seat. More seats are invoiced for the rest of the term; fewer count from the next renewal. An open renewal is issued again.',
    suspended:
      'the member keeps the membership ID and loses all member rights until reinstated. The member is told by email.',
    reinstated: 'the membership continues as if it had not been interrupted. The member is told by email.',
    resigned: 'the membership ends, and the member is told by email.',
    died: 'the membership ends, the account is locked and leaves the directory. No email is sent, now or later.',
  } satisfies ByAction,
  submits: {
    added: 'Add membership',
    gradeChanged: 'Change grade',
    seatsChanged: 'Change number',
    suspended: 'Suspend membership',
    reinstated: 'Reinstate membership',
    resigned: 'Record resignation',
    died: 'Record death',
  } satisfies ByAction,
  dates: {
    added: 'Member since',
    gradeChanged: 'Date of the decision',
    seatsChanged: 'Date of the decision',
    suspended: 'Suspended from',
    reinstated: 'Date of the decision',
    resigned: 'Date of the resignation',
    died: 'Date of death',
  } satisfies ByAction,
  done: {
    added: 'Membership added',
    gradeChanged: 'Grade changed',
    seatsChanged: 'Number of seats changed',
    suspended: 'Membership suspended',
    reinstated: 'Membership reinstated',
    resigned: 'Resignation recorded',
    died: 'Death recorded',
  } satisfies ByAction,
  failed: 'Failed to load the membership',
} as const
