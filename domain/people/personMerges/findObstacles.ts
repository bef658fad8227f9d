import type { Document, ObjectId } from 'mongodb'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { isAdmin } from '../../../collections/access/roles'
import { STAFF_ROLES } from '../../../collections/access/policies.schema'
import { findRoleRows } from '../../accounts'
import { OPEN_STATUSES } from '../../membership/applications/choices.schema'
import { readCommittee } from '../../membership/nominations'
import { documentsOf } from './mergesRepository'

type People = readonly [remaining: ObjectId, merged: ObjectId]

/** Of which a person has one at a time; `what` as a page says it. */
const ONE_AT_A_TIME: {
  collection: CollectionSlug
  field: string
  where: Document
  what: string
  todo: string
}[] = [
  {
    collection: 'applications',
    field: 'user',
    where: { status: { $in: [...OPEN_STATUSES] } },
    what: 'an open application',
    todo: 'Decide one of them first.',
  },
  {
    collection: 'renewals',
    field: 'user',
    where: { status: 'requested' },
    what: 'an open request to renew',
    todo: 'Decide one of them first.',
  },
  {
    collection: 'name-changes',
    field: 'user',
    where: { status: 'requested' },
    what: 'an open request to change the name',
    todo: 'Decide one of them first.',
  },
  {
    collection: 'membership-seats',
    field: 'company',
    where: { status: { $in: ['taken', 'invited'] } },
    what: 'people on the seats of a company',
    todo: 'End the seats of one of them first.',
  },
]

const isStaffMember = async ({ payload }: PayloadRequest, person: ObjectId): Promise<boolean> =>
  (await findRoleRows(payload, person.toHexString())).some(({ role }) =>
    (STAFF_ROLES as readonly string[]).includes(role),
  )

/** Whom the caller may not merge, whatever the records say. */
const findLimits = async (req: PayloadRequest, [remaining, merged]: People): Promise<string[]> => {
  const [remainsStaff, mergedStaff, committee] = await Promise.all([
    isStaffMember(req, remaining),
    isStaffMember(req, merged),
    readCommittee(req.payload),
  ])
  return [
    ...([remaining, merged].some((person) => person.toHexString() === req.user?.id)
      ? ['One of both is yourself. Please ask a colleague.']
      : []),
    ...(mergedStaff
      ? ['The person who is merged has a role of staff. An administrator takes it away first.']
      : []),
    ...(remainsStaff && !isAdmin(req.user)
      ? ['The person who remains has a role of staff. Only administrators can do this.']
      : []),
    ...(committee.includes(merged.toHexString())
      ? ['The person who is merged sits on the nomination committee. Change the staff settings first.']
      : []),
  ]
}

/** Why two people cannot be merged now, each in words that say what to do. */
export const findObstacles = async (
  req: PayloadRequest,
  people: People,
  profiles: readonly [Document, Document],
): Promise<string[]> => {
  const counted = await Promise.all(
    ONE_AT_A_TIME.map(async ({ collection, field, where, what, todo }) => {
      const held = await Promise.all(
        people.map((person) => documentsOf(req.payload, collection).findOne({ ...where, [field]: person })),
      )
      return held.every(Boolean) ? [`Both have ${what}. ${todo}`] : []
    }),
  )
  return [
    ...(await findLimits(req, people)),
    ...(profiles.some(({ leavingAt }) => Boolean(leavingAt))
      ? ['One of both asked for the account to be deleted.']
      : []),
    ...counted.flat(),
  ]
}
