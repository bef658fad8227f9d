import { type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { EACH_BATCH } from '../../platform/databaseDeadlines'
import { modelOf } from '../../platform/database'
import { escapeRegExp } from '../../platform/escapeRegExp'
import type { FoundRows } from '../../platform/pageOfRows'
import { sortById } from '../../platform/sortById'
import type { RegistrantFilter, RegistrantRow } from './events.schema'

interface Found {
  user: unknown
  fullName: string
  email: string
  createdAt: Date
}

/** Who is registered, with name and address; an account without a profile is called by its address. */
const registrantsOf = (event: ObjectId, q: string): Document[] => [
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

const toRow = ({ user, fullName, email, createdAt }: Found): RegistrantRow => ({
  id: String(user),
  fullName,
  email,
  registeredAt: createdAt.toISOString(),
})

/** Who is registered for an event, in the order asked for. Past access control: the caller decides who may ask. */
export const findRegistrants = (
  payload: Payload,
  event: string,
  { q, sort }: RegistrantFilter,
): FoundRows<RegistrantRow> => {
  const { collection } = modelOf(payload, 'registrations')
  const pipeline = registrantsOf(new ObjectId(event), q)
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
      for await (const found of collection.aggregate<Found>(stages, { allowDiskUse: true, ...EACH_BATCH }))
        yield toRow(found)
    },
  }
}
