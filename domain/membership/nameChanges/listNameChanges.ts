import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { idOf } from '../../../platform/idOf'
import { findEmails } from '../../accounts'
import { findMembershipSummaries } from '../memberships'
import { NAME_CHANGES_PER_PAGE, type NameChangeList, type nameChangeListSchema } from './nameChange.schema'
import { toOwnNameChange } from './readOwnNameChanges'
import { listOrder } from '../../../platform/listOrder'

/** A page of the requests that a filter leaves. With the decided ones it is the history of registered names. */
export const listNameChanges = async (
  req: PayloadRequest,
  { q, status, sort, page }: z.output<typeof nameChangeListSchema>,
): Promise<NameChangeList> => {
  const { payload } = req
  const { docs, totalDocs, totalPages } = await payload.find({
    collection: 'name-changes',
    where: {
      and: [
        ...(status ? [{ status: { equals: status } }] : []),
        ...(q ? [{ or: [{ from: { contains: q } }, { name: { contains: q } }] }] : []),
      ],
    },
    sort: listOrder(sort),
    page,
    limit: NAME_CHANGES_PER_PAGE,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [memberships, addresses] = await Promise.all([
    findMembershipSummaries(
      payload,
      docs.flatMap(({ user }) => idOf(user) ?? []),
    ),
    findEmails(
      payload,
      docs.flatMap(({ decidedBy }) => (decidedBy ? new ObjectId(idOf(decidedBy)) : [])),
    ),
  ])
  const rows = docs.map((change) => {
    const user = idOf(change.user) ?? ''
    return {
      ...toOwnNameChange(change),
      user,
      number: memberships.get(user)?.number ?? null,
      decidedBy: addresses.get(idOf(change.decidedBy) ?? '') ?? null,
      note: change.note ?? null,
    }
  })
  return { docs: rows, totalDocs, page, totalPages }
}
