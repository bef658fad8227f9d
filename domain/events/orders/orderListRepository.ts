import { type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import { modelOf } from '../../../platform/database'
import { escapeRegExp } from '../../../platform/escapeRegExp'
import type { Range } from '../../../platform/pageOfRows'
import { sortById } from '../../../platform/sortById'
import type { OrderFilter } from './orderList.schema'
import type { StoredOrder } from './ordersRepository'

/** An order with the name and address of its buyer; an account without a profile is named by its address. */
export type OrderOfBuyer = StoredOrder & { fullName: string; email: string }

type Narrowing = Pick<OrderFilter, 'q' | 'status'>

const lookUp = (from: string, foreignField: string, field: string, as: string): Document => ({
  $lookup: { from, localField: 'user', foreignField, as, pipeline: [{ $project: { [field]: 1 } }] },
})

const stagesOf = (event: string, { q, status }: Narrowing): Document[] => {
  const part = escapeRegExp(q)
  return [
    { $match: { event: new ObjectId(event), ...(status && { status }) } },
    lookUp('profiles', 'user', 'fullName', 'profile'),
    lookUp('users', '_id', 'email', 'account'),
    { $set: { email: { $ifNull: [{ $first: '$account.email' }, ''] } } },
    { $set: { fullName: { $ifNull: [{ $first: '$profile.fullName' }, '$email'] } } },
    { $unset: ['profile', 'account'] },
    ...(q ? [{ $match: { $or: [{ fullName: part }, { email: part }, { 'tickets.name': part }] } }] : []),
  ]
}

/** Counts the orders of an event that a filter leaves. */
export const countListedOrders = async (
  payload: Payload,
  event: string,
  filter: Narrowing,
): Promise<number> => {
  const [counted] = await modelOf(payload, 'ticket-orders')
    .collection.aggregate<{ count: number }>([...stagesOf(event, filter), { $count: 'count' }])
    .toArray()
  return counted?.count ?? 0
}

/** Iterates over the orders of an event that a filter leaves, in its order. */
export const streamListedOrders = (
  payload: Payload,
  event: string,
  { sort, ...filter }: Narrowing & Pick<OrderFilter, 'sort'>,
  range?: Range,
): AsyncIterable<OrderOfBuyer> =>
  modelOf(payload, 'ticket-orders').collection.aggregate<OrderOfBuyer>(
    [
      ...stagesOf(event, filter),
      { $sort: sortById(sort) },
      ...(range ? [{ $skip: range.skip }, { $limit: range.limit }] : []),
    ],
    { allowDiskUse: true, ...EACH_BATCH },
  )
