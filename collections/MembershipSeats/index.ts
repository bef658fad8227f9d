import type { CollectionConfig } from 'payload'
import {
  SEAT_STATUSES,
  MAX_SEAT_REASON_LENGTH,
} from '../../domain/membership/membershipSeats/membershipSeats.schema'
import { membershipSeatsPersonalData } from '../../domain/membership/membershipSeats/membershipSeatsPrivacy'
import { GRADES } from '../../domain/membership/memberships/grades.schema'
import { membershipSeatEndpoints } from '../../endpoints/membership/membershipSeats'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { toOptions } from '../fields/options'
import { userRelation } from '../fields/userRelation'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Seats of companies' memberships: a document for each person who is invited, holds a seat or held one. Read and
 * changed through endpoints. Unique indexes (collections/indexes.ts) let a place be taken once, a person hold one
 * seat, and an address be invited once by a company. Source: issue 12, part 2; docs/decisions, "A seat follows its
 * company".
 */
export const MembershipSeats: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'membership-seats',
  custom: { ...OPEN_OPERATIONS, personalData: membershipSeatsPersonalData },
  endpoints: membershipSeatEndpoints,
  fields: [
    // the account of the company
    userRelation({ name: 'company' }),
    { name: 'status', type: 'select', required: true, index: true, options: toOptions(SEAT_STATUSES) },
    // as invited: the name of the certificate, and where the mail goes
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    { name: 'email', type: 'text', required: true, maxLength: 255, index: true },
    { name: 'invitedAt', type: 'date', required: true },
    { name: 'invitedBy', type: 'relationship', relationTo: 'users' },
    { name: 'expiresAt', type: 'date', required: true },
    // by the invited person; the document goes some time after (collections/indexes.ts)
    { name: 'declinedAt', type: 'date' },
    // who holds or held it, and under which grade of the company
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'grade', type: 'select', options: toOptions(GRADES) },
    // from 1 to the number of seats, while it is taken
    { name: 'place', type: 'number', min: 1 },
    { name: 'takenAt', type: 'date' },
    { name: 'endedAt', type: 'date' },
    { name: 'endedBy', type: 'relationship', relationTo: 'users' },
    // of staff
    { name: 'reason', type: 'textarea', maxLength: MAX_SEAT_REASON_LENGTH },
    // how often the invitation was mailed; the last one, or the mail that it was declined, is in the outbox once
    // needsMail is cleared
    { name: 'mailCount', type: 'number', min: 1 },
    { name: 'needsMail', type: 'checkbox', index: true },
    // set when it is taken or ended, cleared once membership and mail have followed
    { name: 'needsSettling', type: 'checkbox', index: true },
  ],
}
