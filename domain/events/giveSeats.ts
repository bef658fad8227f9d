import type { Document, ObjectId } from 'mongodb'
import type { SeatLedger } from '../../payload-types'
import type { Stored } from '../../platform/stored.types'
import { WAITING } from './seatRoom'

/**
 * With what projections compute: the accounts among those asked for that hold a seat, those for whom one is held, and
 * how many wait.
 */
export type LedgerOfCallers = Stored<SeatLedger> & {
  held?: ObjectId[]
  offered?: ObjectId[]
  waitingCount?: number
}

const HOLDERS = { $ifNull: ['$holders', []] }

/** Those among some accounts that hold a seat. */
export const heldBy = (users: ObjectId[]): Document => ({ $setIntersection: [HOLDERS, users] })

const OFFERS = { $ifNull: ['$offers', []] }
/** Those among some accounts for whom a seat is held, which counts as taken. */
export const offeredTo = (users: ObjectId[]): Document => ({
  $setIntersection: [
    {
      $map: {
        input: { $filter: { input: OFFERS, as: 'each', cond: { $gt: ['$$each.until', '$$NOW'] } } },
        as: 'each',
        in: '$$each.user',
      },
    },
    users,
  ],
})
/** A list of places in the line without those of some accounts. */
const without = (places: Document, users: string[]): Document => ({
  $filter: {
    input: places,
    as: 'each',
    cond: { $not: [{ $in: ['$$each.user', { $concatArrays: users }] }] },
  },
})
/** How many wait. */
export const WAITING_COUNT = { $size: WAITING }

/**
 * Gives the free seats to the users who hold none, in the order of the list: first what is held for them, then what is
 * free beyond the seats for those who wait. `givenSeats` is the same rule in JavaScript.
 */
export const giveSeats = (users: ObjectId[]): Document[] => {
  const newcomers = (cond: Document) => ({
    $filter: {
      input: users,
      as: 'user',
      cond: { $and: [{ $not: [{ $in: ['$$user', '$$held'] }] }, cond] },
    },
  })
  const isOffered = { $in: ['$$user', '$offered'] }
  const [offered, others] = [newcomers(isOffered), newcomers({ $not: [isOffered] })]
  const free = { $ceil: { $subtract: ['$capacity', { $add: ['$taken', WAITING_COUNT] }] } }
  const ofOthers = {
    $switch: {
      branches: [
        { case: { $eq: [{ $ifNull: ['$capacity', null] }, null] }, then: others },
        { case: { $gt: [free, 0] }, then: { $slice: [others, free] } },
      ],
      default: [],
    },
  }
  const decide = (given: Document) => ({ $let: { vars: { held: heldBy(users) }, in: given } })
  return [
    { $set: { offered: offeredTo(users) } },
    { $set: { offered: decide(offered), given: decide(ofOthers) } },
    {
      $set: {
        holders: { $concatArrays: [HOLDERS, '$offered', '$given'] },
        taken: { $add: ['$taken', { $size: '$given' }] },
        offers: without(OFFERS, ['$offered']),
        waiting: without(WAITING, ['$offered', '$given']),
      },
    },
    { $unset: ['given', 'offered'] },
  ]
}

/** The accounts that `giveSeats` gave a seat. @param before the ledger as it was @param held who held one */
export const givenSeats = (
  users: ObjectId[],
  before: LedgerOfCallers,
  held: ReadonlySet<string>,
): Set<string> => {
  const offered = new Set(before.offered?.map(String))
  const newcomers = users.map(String).filter((user) => !held.has(user))
  const free = (before.capacity ?? Infinity) - before.taken - (before.waitingCount ?? 0)
  return new Set([
    ...newcomers.filter((user) => offered.has(user)),
    ...newcomers.filter((user) => !offered.has(user)).slice(0, Math.max(0, Math.ceil(free))),
  ])
}
