import { type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Budget } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { BudgetInput } from './budget.schema'

export type StoredBudget = Stored<Budget>

const budgetsOf = (payload: Payload): Collection<StoredBudget> =>
  modelOf(payload, 'budgets').collection as unknown as Collection<StoredBudget>

/** Stores what is planned for an account; a later word replaces an earlier one, and nothing removes it. */
export const saveBudget = async (
  payload: Payload,
  { year, place, account, currency, amountMinor }: BudgetInput,
  by: string,
): Promise<void> => {
  const key = [year, place, account, currency].join(':')
  if (amountMinor === null) await budgetsOf(payload).deleteOne({ key })
  else
    await budgetsOf(payload).updateOne(
      { key },
      {
        $set: { year, place, account, currency, amountMinor, by: new ObjectId(by), at: new Date() } as never,
      },
      { upsert: true },
    )
}

/** What is planned for a year: for all together, where no place is given. */
export const findBudgets = (
  payload: Payload,
  { year, place }: { year: number; place?: string },
): Promise<StoredBudget[]> =>
  budgetsOf(payload)
    .find({ year, ...(place && { place }) })
    .toArray()
