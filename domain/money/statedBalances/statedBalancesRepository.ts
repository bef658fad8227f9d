import { type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { StatedBalance } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { StatedBalanceInput } from './statedBalance.schema'

/** What an account held, as the database has it. */
export type StoredBalance = Stored<StatedBalance>

const balancesOf = (payload: Payload): Collection<StoredBalance> =>
  modelOf(payload, 'stated-balances').collection as unknown as Collection<StoredBalance>

/** Stores what an account held at the end of a day; a later word of the same day replaces an earlier one. */
export const saveStatedBalance = async (
  payload: Payload,
  balance: StatedBalanceInput,
  said: { source: StoredBalance['source']; by?: string },
): Promise<void> => {
  const { account, currency, place, day } = balance
  await balancesOf(payload).updateOne(
    { key: [account, place, currency, day].join(':') },
    {
      $set: {
        ...balance,
        source: said.source,
        by: said.by ? new ObjectId(said.by) : null,
        at: new Date(),
      } as never,
    },
    { upsert: true },
  )
}

/** What accounts held at the end of days up to one, the latest first. */
export const findStatedBalances = (
  payload: Payload,
  until: string,
  limit: number,
): Promise<StoredBalance[]> =>
  balancesOf(payload)
    .find({ day: { $lte: until } })
    .sort({ day: -1, _id: -1 })
    .limit(limit)
    .toArray()
