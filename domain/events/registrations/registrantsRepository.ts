import { type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import { modelOf } from '../../../platform/database'
import { escapeRegExp } from '../../../platform/escapeRegExp'
import type { FoundRows } from '../../../platform/pageOfRows'
import { sortById } from '../../../platform/sortById'
import type { RegistrantFilter, RegistrantRow } from '../events.schema'

interface Registrant {
  user: ObjectId
  fullName: string
  email: string
  createdAt: Date
}

/** Registrants with name and address; an account without a profile is named by its address. */
const registrantStages = (event: ObjectId, q: string): Document[] => [
  { $match: { event } },
  {
    $lookup: {
      from: 'profiles',
      localField: 'user',
      foreignField: 'user',
      as: 'profile',
      pipeline: [{ $project: { fullName: 1 } }],
    },
  },
  {
    $lookup: {
      from: 'users',
      localField: 'user',
      foreignField: '_id',
      as: 'account',
      pipeline: [{ $project: { email: 1 } }],
    },
  },
  { $set: { email: { $ifNull: [{ $first: '$account.email' }, ''] } } },
  { $set: { fullName: { $ifNull: [{ $first: '$profile.fullName' }, '$email'] } } },
  ...(q ? [{ $match: { $or: [{ fullName: escapeRegExp(q) }, { email: escapeRegExp(q) }] } }] : []),
  { $project: { _id: 1, user: 1, fullName: 1, email: 1, createdAt: 1 } },
]

const toRow = ({ user, fullName, email, createdAt }: Registrant): RegistrantRow => ({
  id: String(user),
  fullName,
  email,
  registeredAt: createdAt.toISOString(),
})

/** Finds the people registered for an event. The caller checks access. */
export const findRegistrants = (
  payload: Payload,
  event: string,
  { q, sort }: RegistrantFilter,
): FoundRows<RegistrantRow> => {
  const { collection } = modelOf(payload, 'registrations')
  const pipeline = registrantStages(new ObjectId(event), q)
  return {
    count: async () => {
      const [counted] = await collection
        .aggregate<{ count: number }>([...pipeline, { $count: 'count' }])
        .toArray()
      return counted?.count ?? 0
    },
    async *rows(range) {
      const stages: Document[] = [
        ...pipeline,
        { $sort: sortById(sort) },
        ...(range ? [{ $skip: range.skip }, { $limit: range.limit }] : []),
      ]
      for await (const registrant of collection.aggregate<Registrant>(stages, {
        allowDiskUse: true,
        ...EACH_BATCH,
      }))
        yield toRow(registrant)
    },
  }
}
